// Formats every source of the page, or with --check names those that are not formatted. The formatters are WebAssembly, so that they
// run wherever Node does.
import { createContext } from '@dprint/formatter';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const config = JSON.parse(readFileSync('dprint.json', 'utf8'));
const context = createContext(config.global);
for (const [plugin, settings] of Object.entries(config.plugins))
  context.addPlugin(readFileSync(`node_modules/${plugin}/plugin.wasm`), settings);

const check = process.argv.includes('--check');
const isSource = (path) => /\.(ts|js|svelte|css|html)$/.test(path) && !/(^|\/)(node_modules|target|dist|generated)\//.test(path);
const off = [];
for (const filePath of readdirSync('.', { recursive: true }).filter(isSource)) {
  const fileText = readFileSync(filePath, 'utf8');
  const formatted = context.formatText({ filePath, fileText });
  if (formatted === fileText) continue;
  off.push(filePath);
  if (!check) writeFileSync(filePath, formatted);
}
if (off.length > 0) console.info(`${check ? 'Not formatted (npm run format does it)' : 'Formatted'}:\n  ${off.join('\n  ')}`);
process.exit(check && off.length > 0 ? 1 : 0);
