// dprint-ignore-file: a table, where what belongs together stands on one line
import { own } from '../../kit/own';
import icons from './ages.icons';

/** The picture of every card by its key; cards of several ages share one. */
const names: Record<string, string> = {
  // technologies
  agriculture: 'plow', irrigation: 'well', 'selective-breeding': 'wheat', 'mechanized-agriculture': 'farm-tractor', bronze: 'war-pick',
  iron: 'anvil', coal: 'mine-wagon', oil: 'oil-pump', philosophy: 'scroll-unfurled', alchemy: 'fizzing-flask', 'scientific-method': 'microscope',
  computers: 'processor', religion: 'prayer', theology: 'byzantin-temple', 'organized-religion': 'church', 'printing-press': 'book-pile',
  journalism: 'newspaper', multimedia: 'tv', drama: 'drama-masks', opera: 'theater-curtains', movies: 'film-projector',
  'bread-and-circuses': 'arena', 'team-sports': 'soccer-ball', 'professional-sports': 'trophy-cup', warriors: 'stone-axe', swordsmen: 'gladius',
  riflemen: 'musket', 'modern-infantry': 'machine-gun', knights: 'mounted-knight', cavalrymen: 'cavalry', tanks: 'battle-tank', cannon: 'cannon',
  rockets: 'rocket', 'air-forces': 'jet-fighter',
  // governments
  despotism: 'fist', monarchy: 'throne-king', theocracy: 'pope-crown', 'constitutional-monarchy': 'imperial-crown', republic: 'vote',
  communism: 'gear-hammer', fundamentalism: 'open-book', democracy: 'megaphone',
  // special technologies
  'code-of-laws': 'stone-tablet', 'justice-system': 'gavel', 'civil-service': 'scroll-quill', warfare: 'crossed-swords', strategy: 'chess-knight',
  'military-theory': 'archive-research', cartography: 'treasure-map', navigation: 'ship-wheel', satellites: 'satellite', masonry: 'brick-wall',
  architecture: 'crane', engineering: 'gears',
  // wonders
  pyramids: 'egyptian-pyramids', 'hanging-gardens': 'vine-flower', 'library-of-alexandria': 'bookshelf', colossus: 'colombian-statue',
  'great-wall': 'defensive-wall', 'st-peters-basilica': 'byzantin-temple', 'universitas-carolina': 'clock-tower', 'taj-mahal': 'indian-palace',
  'transcontinental-railroad': 'steam-locomotive', 'ocean-liner-service': 'paddle-steamer', 'eiffel-tower': 'own:eiffel',
  kremlin: 'saint-basil-cathedral', 'first-space-flight': 'space-shuttle', 'fast-food-chains': 'hamburger', internet: 'mesh-network',
  hollywood: 'film-spool',
  // leaders
  'alexander-the-great': 'horse-head', aristotle: 'scroll-unfurled', hammurabi: 'stone-tablet', homer: 'lyre', 'julius-caesar': 'laurel-crown',
  moses: 'shepherds-crook', 'christopher-columbus': 'caravel', 'frederick-barbarossa': 'imperial-crown', 'genghis-khan': 'bowman',
  'joan-of-arc': 'sword-brandish', 'leonardo-da-vinci': 'palette', michelangelo: 'paint-brush', 'william-shakespeare': 'quill-ink',
  'isaac-newton': 'apple-seeds', 'james-cook': 'ship-wheel', 'j-s-bach': 'musical-score', 'maximilien-robespierre': 'torch',
  'napoleon-bonaparte': 'medal', 'albert-einstein': 'atom', 'bill-gates': 'computer-fan', 'charlie-chaplin': 'top-hat', 'mahatma-gandhi': 'dove',
  'sid-meier': 'perspective-dice-six-faces-random', 'winston-churchill': 'smoking-pipe',
  // actions
  'rich-land': 'field', 'urban-growth': 'village', 'engineering-genius': 'gears', frugality: 'piggy-bank', patriotism: 'flying-flag',
  'cultural-heritage': 'amphora', stockpile: 'stockpiles', reserves: 'granary', breakthrough: 'light-bulb', 'efficient-upgrade': 'upgrade',
  'revolutionary-idea': 'inspiration', 'wave-of-nationalism': 'rally-the-troops', 'military-build-up': 'ammo-box',
  'endowment-for-the-arts': 'palette',
  // events
  'development-of-agriculture': 'plow', 'development-of-crafts': 'anvil', 'development-of-markets': 'shop',
  'development-of-politics': 'public-speaker', 'development-of-religion': 'prayer', 'development-of-science': 'erlenmeyer',
  'development-of-settlement': 'huts-village', 'development-of-trade-routes': 'camel', 'development-of-warfare': 'stone-axe',
  'development-of-civilization': 'ancient-columns', barbarians: 'viking-helmet', 'border-conflict': 'crossed-swords', crusades: 'mounted-knight',
  'cultural-influence': 'lyre', foray: 'swap-bag', 'good-harvest': 'grain-bundle', immigration: 'walking-boot', 'new-deposits': 'gold-mine',
  pestilence: 'plague-doctor-profile', raiders: 'bandit', rats: 'rat', rebellion: 'torch', 'reign-of-terror': 'guillotine',
  'scientific-breakthrough': 'light-bulb', 'uncertain-borders': 'palisade', 'civil-unrest': 'megaphone', 'cold-war': 'radioactive',
  'crime-wave': 'robber-mask', 'economic-progress': 'factory', emigration: 'boat-horizon', iconoclasm: 'hammer-break',
  'independence-declaration': 'breaking-chain', 'international-agreement': 'shaking-hands', 'national-pride': 'flying-flag',
  'politics-of-strength': 'mailed-fist', 'popularization-of-science': 'open-book', prosperity: 'cornucopia', 'ravages-of-time': 'castle-ruins',
  refugees: 'camping-tent', terrorism: 'bombing-run',
  // impacts
  'impact-of-agriculture': 'wheat', 'impact-of-architecture': 'modern-city', 'impact-of-balance': 'scales', 'impact-of-colonies': 'island',
  'impact-of-competition': 'trophy', 'impact-of-government': 'own:temple', 'impact-of-happiness': 'own:happy', 'impact-of-industry': 'factory',
  'impact-of-population': 'meeple-group', 'impact-of-progress': 'upgrade', 'impact-of-science': 'erlenmeyer', 'impact-of-strength': 'mailed-fist',
  'impact-of-technology': 'gears', 'impact-of-variety': 'jigsaw-piece', 'impact-of-wonders': 'great-pyramid',
  // territories
  'developed-territory': 'village', 'historic-territory': 'castle-ruins', 'inhabited-territory': 'huts-village', 'strategic-territory': 'hill-fort',
  'vast-territory': 'island', 'wealthy-territory': 'gold-mine',
  // tactics
  'fighting-band': 'battle-axe', legion: 'roman-shield', 'medieval-army': 'rally-the-troops', phalanx: 'spears', 'heavy-cavalry': 'mounted-knight',
  'classic-army': 'spartan-helmet', conquistadors: 'galleon', 'defensive-army': 'checked-shield', fortifications: 'stone-tower',
  'mobile-artillery': 'field-gun', 'napoleonic-army': 'pirate-cannon', entrenchments: 'barbed-wire', 'mechanized-army': 'tank',
  'modern-army': 'battle-tank', 'shock-troops': 'lightning-bow',
  // aggressions
  plunder: 'swap-bag', raid: 'burning-tree', enslave: 'manacles', annex: 'flag-objective', infiltrate: 'cloak-dagger', spy: 'spy',
  'armed-intervention': 'parachute',
  // wars
  'war-over-territory': 'planet-conquest', 'war-over-technology': 'gears', 'war-over-culture': 'burning-book',
  // pacts
  'open-borders-agreement': 'open-gate', 'trade-routes-agreement': 'camel', 'acceptance-of-supremacy': 'throne-king',
  'international-trade-agreement': 'cargo-ship', 'promise-of-military-protection': 'shield', 'scientific-cooperation': 'erlenmeyer',
  'international-tourism': 'photo-camera', 'loss-of-sovereignty': 'manacles', 'military-pact': 'shield-echoes', 'peace-treaty': 'peace-dove',
  'military-bonus': 'shield',
};

const draw = (name: string): string | undefined => (name.startsWith('own:') ? own[name.slice(4) as keyof typeof own] : icons[name]);

/** The sign of each type of card. */
export const typeIcon: Record<string, string> = {
  farm: icons['wheat']!, mine: icons['war-pick']!, lab: icons['erlenmeyer']!, temple: icons['prayer']!, library: icons['book-pile']!,
  theater: icons['drama-masks']!, arena: icons['gladius']!, infantry: icons['crossed-swords']!, cavalry: icons['horse-head']!,
  artillery: icons['cannon']!, air_force: icons['biplane']!, government: own.temple, law: icons['scales']!, warfare: icons['mailed-fist']!,
  exploration: icons['compass']!, construction: icons['hammer-nails']!, leader: icons['laurel-crown']!, wonder: icons['great-pyramid']!,
  action: icons['card-play']!, event: icons['hourglass']!, territory: icons['treasure-map']!, tactic: icons['rally-the-troops']!,
  aggression: icons['gladius']!, war: icons['burning-forest']!, pact: icons['shaking-hands']!, bonus: icons['shield']!,
};

/** Everything that is counted. */
export const signIcon = {
  science: icons['erlenmeyer']!, culture: icons['lyre']!, strength: icons['mailed-fist']!, happy: own.happy, unhappy: own.unhappy,
  food: icons['wheat']!, resources: icons['minerals']!, civil: own.temple, military: own.arms, colonization: icons['ship-wheel']!,
  corruption: icons['broken-pottery']!, uprising: icons['torch']!, token: own.cube, worker: own.cube, politics: icons['crown']!,
  cards: icons['card-draw']!, defence: icons['shield']!, hand: icons['card-play']!,
};

/** `rich-land-ii` and `aggression-raid-i` are found under `rich-land` and `raid`. */
export function pictureOf(key: string, type: string): string {
  const stem = key.replace(/^aggression-/, '').replace(/-(a|i|ii|iii)$/, '');
  return draw(names[key] ?? names[stem] ?? '') ?? typeIcon[type] ?? icons['hourglass']!;
}
