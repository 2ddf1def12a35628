// A light Ukrainian stemmer: takes the longest ending off and evens out the vowels and consonants that change with the
// case. Takes folded words in lower case; knows no dictionary.

// Endings of nouns, adjectives and verbs. Those of the past tense (-ав, -ив, -али) are left out: they damage nouns
// such as «масив», «директив», «літерали».
const endings = new Set(
  (
    // nouns
    "а у ом ові ем еві єм єві ою ею єю ю я і и ї е о ів їв ей ам ям ами ями ах ях єм їв " +
    "ія ії ію ією ій іям іями іях іє " +
    // adjectives, participles, pronouns
    "ий ій ого ому им ім их іх ими іми а я у ю ої ьої ою ьою е є і ї ього ьому ішого іший іша іше іші " +
    // verbs: infinitive, present, imperative
    "ти ть ати яти ити іти їти ути ювати увати овати " +
    "ує ують уємо уєте уєш уючи ює юють юємо юєте юєш юючи ає ають аємо аєте аєш аючи яє яють яємо яєте яєш яючи " +
    "ить ять ать уть ють ите имо иш еш єш емо ємо ете єте іть імо йте ймо"
  ).split(" "),
);
const longestEnding = 5;
const leastStem = 3;

/** Suffixes of verbal nouns and participles: `тестування`, `обчислюваний`, `розширення`, `реєстрація`. */
const suffix = /(?:[ую]ван|ован|[ая]ц|ен|ан|ян)$/;
const leastRoot = 4;

/** Stem of a Ukrainian word, folded, in lower case. */
export function stemUkrainian(word: string): string {
  const active = word.length > 6 && /(?:ть|в|ти|є|ь|еш|у|ю|я|мо|те)(?:ся|сь)$/.test(word) ? word.slice(0, -2) : word;
  const bare = evenOut(withoutEnding(active));
  const root = bare.replace(suffix, "");
  return root.length >= leastRoot && root !== bare ? evenOut(root) : bare;
}

function withoutEnding(word: string): string {
  for (let length = Math.min(longestEnding, word.length - leastStem); length > 0; length -= 1) {
    if (endings.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}

/** `властивість` and `властивості`, `вузол` and `вузла`, `замикань` and `замикання` become one. */
function evenOut(stem: string): string {
  let even = stem.replace(/[ьй]+$/, "").replace(/([бвгджзклмнпрстфхцчш])\1$/, "$1");
  even = even.replace(/[іїє]([бвгджзклмнпрстфхцчшщ]{1,2})$/, "о$1");
  const short = even.replace(/[ое]([бвгджзклмнпрстфхцчшщ])$/, "$1");
  if (short.length >= leastStem) even = short;
  return even;
}
