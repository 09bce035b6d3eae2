const VOWEL = 'aeiouyаеёиоуыэюя';
/** Two letters that make one sound are not parted, nor are the Russian signs parted from what they soften. */
const SOUND = `(?:ch|ck|gh|ph|sh|th|qu|[бвгджзйклмнпрстфхцчшщ][ьъ]|[^${VOWEL}ьъ\\s\\d.’'-])`;
const BREAKS = new RegExp(`([${VOWEL}]|[${VOWEL}]${SOUND})(?=${SOUND}[${VOWEL}])`, 'gi');
const ENDS = 3;

/**
 * Long words with soft hyphens: not every browser has a dictionary for both languages, and a name on a small card must break somewhere. Parts of three
 * letters at least, and only in words that hardly fit a line.
 */
export function soft(name: string, longest = 8): string {
  return name.replace(/[\p{L}]+/gu, (word) => (word.length <= longest ? word : parted(word)));
}

function parted(word: string): string {
  let out = '';
  let from = 0;
  for (const found of word.matchAll(BREAKS)) {
    const at = found.index + found[0].length;
    if (at - from < ENDS || word.length - at < ENDS) continue;
    out += word.slice(from, at) + '\u00AD';
    from = at;
  }
  return out + word.slice(from);
}
