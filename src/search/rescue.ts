// Proposes what was meant by words typed in the wrong keyboard layout, or by Ukrainian in Latin letters. Callers check
// which proposal is in the index.

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\";
const cyrillicKeys = "йцукенгшщзхїфівапролджєячсмитьбю'ґ";
const toCyrillic = new Map([...latinKeys].map((key, index) => [key, cyrillicKeys[index] ?? key]));
const toLatin = new Map([
  ...[...cyrillicKeys].map((key, index): [string, string] => [key, latinKeys[index] ?? key]),
  // Keys of the Russian layout.
  ["ы", "s"],
  ["э", "'"],
  ["ъ", "]"],
  ["ё", "`"],
]);

/** The text that the same keys give in the other keyboard layout. */
export function otherLayout(text: string): string {
  const lower = text.toLowerCase();
  const keys = /[а-яіїєґ]/.test(lower) ? toLatin : toCyrillic;
  return [...lower].map((key) => keys.get(key) ?? key).join("");
}

/** Latin letters with the Cyrillic letters they may stand for, likely ones first. Longer keys are tried first. */
const letters: Readonly<Record<string, readonly string[]>> = {
  shch: ["щ"],
  sch: ["щ"],
  zgh: ["зг"],
  iya: ["ія"],
  iia: ["ія"],
  iyu: ["ію"],
  iiu: ["ію"],
  iye: ["іє"],
  zh: ["ж"],
  kh: ["х"],
  ts: ["ц", "тс"],
  ch: ["ч"],
  sh: ["ш"],
  yi: ["ї"],
  ye: ["є"],
  yu: ["ю"],
  ya: ["я"],
  ie: ["є", "іє"],
  iu: ["ю", "іу"],
  ia: ["я", "ія"],
  je: ["є"],
  ji: ["ї"],
  ju: ["ю"],
  ja: ["я"],
  yo: ["йо"],
  jo: ["йо", "ьо"],
  io: ["йо", "іо", "ьо"],
  iy: ["ій"],
  yy: ["ий"],
  yj: ["ий"],
  ij: ["ій", "ий"],
  ck: ["к"],
  ph: ["ф"],
  a: ["а"],
  b: ["б"],
  c: ["ц", "к", "с"],
  d: ["д"],
  e: ["е", "є"],
  f: ["ф"],
  g: ["г"],
  h: ["г", "х"],
  i: ["і", "и", "ї", "й"],
  j: ["й", "ж"],
  k: ["к"],
  l: ["л"],
  m: ["м"],
  n: ["н"],
  o: ["о"],
  p: ["п"],
  q: ["к"],
  r: ["р"],
  s: ["с"],
  t: ["т"],
  u: ["у"],
  v: ["в"],
  w: ["в"],
  x: ["х", "кс"],
  y: ["и", "й", "і"],
  z: ["з"],
};
const mostSpellings = 24;

/** Cyrillic spellings of a word in Latin letters, likely ones first. */
export function cyrillicSpellings(word: string): readonly string[] {
  const choices: (readonly string[])[] = [];
  const text = word
    .toLowerCase()
    .replace(/['’ʼ`]/g, "")
    .replace(/[čšž]/g, (letter) => `${letter.normalize("NFD").charAt(0)}h`);
  for (let index = 0; index < text.length; ) {
    const length = [4, 3, 2, 1].find((size) => Object.hasOwn(letters, text.slice(index, index + size)));
    if (length === undefined) return [];
    choices.push(letters[text.slice(index, index + length)] ?? []);
    index += length;
  }
  return combine(choices);
}

/** All combinations, those with the fewest unlikely choices first. */
function combine(choices: readonly (readonly string[])[]): readonly string[] {
  let spellings: readonly { readonly text: string; readonly cost: number }[] = [{ text: "", cost: 0 }];
  for (const choice of choices) {
    spellings = spellings
      .flatMap(({ text, cost }) => choice.map((letter, rank) => ({ text: text + letter, cost: cost + rank })))
      .sort((one, other) => one.cost - other.cost)
      .slice(0, mostSpellings);
  }
  return spellings.map(({ text }) => text);
}
