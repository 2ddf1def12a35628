// A light Ukrainian stemmer: removes the longest ending, then the suffix of a verb or verbal noun, and normalises
// vowels that alternate between cases and the initial letter that alternates with the preceding sound (у/в). Takes
// folded words in lower case; uses no dictionary.

// Endings of nouns, adjectives and verbs. Those of the past tense (-ав, -ив, -али) are left out: they damage nouns
// such as «масив», «директив», «літерали». Infinitives lose their -и here and the rest with the suffix.
const endings = new Set(
  // nouns
  (
    "а у ом ові ем еві єм єві ою ею єю ю я і и ї е о ів їв ей ам ям ами ями ах ях " +
    "ія ії ію ією ій іям іями іях іє " +
    // adjectives, participles, pronouns
    "ий ого ому им ім їм их іх їх ими іми ої ьої ьою є ього ьому ішого іший іша іше іші " +
    // verbs: present, imperative
    "ує ують уємо уєте уєш уючи ює юють юємо юєте юєш юючи ає ають аємо аєте аєш аючи яє яють яємо яєте яєш яючи " +
    "иш еш єш емо ємо ете єте имо іть імо йте ймо йно ено єно ано"
  ).split(" "),
);
/** Verb endings that nouns may have by chance, such as «пам’ять»: they need a longer stem. */
const verbEndings = new Set("ить ять ать уть ють ите".split(" "));
const longestEnding = 5;
const leastStem = 3;
const leastVerb = 4;

/** Suffixes of verbs and verbal nouns: `тестуван-ня`, `обчислюван-ий`, `розширен-ня`, `реєстрац-ія`, `змінит-и`. */
const suffix = /(?:[ую]ван|ован|[ую]ват|оват|[ая]ц|ен|ан|ян|ит|іт|їт)$/;
/** `замикат-и`; but `формат` stays. */
const longSuffix = /(?:[ая]т|ут)$/;
const leastRoot = 4;
const leastLongRoot = 5;

/** Stem of a Ukrainian word, folded, in lower case. */
export function stemUkrainian(word: string): string {
  const active = word.length > 6 && /(?:ть|ти|є|ь|еш|у|ю|я|мо|те)(?:ся|сь)$/.test(word) ? word.slice(0, -2) : word;
  const bare = withoutDoubles(withoutEnding(active).replace(/[ьй]/g, ""));
  return evenBeginning(evenOut(withoutAdjective(withoutSuffix(bare))));
}

/**
 * Normalises the beginning: `установлен` and `встановлен` are one word, whose spelling depends on the preceding sound;
 * so are `учител` and `вчител`.
 */
const evenBeginning = (stem: string): string =>
  stem.length > leastStem ? stem.replace(/^у(?=[бвгджзклмнпрстфхцчшщ])/, "в") : stem;

function withoutEnding(word: string): string {
  for (let length = Math.min(longestEnding, word.length - leastStem); length > 0; length -= 1) {
    const ending = word.slice(-length);
    const rest = word.slice(0, -length);
    if (endings.has(ending) || (verbEndings.has(ending) && rest.length >= leastVerb))
      return rest.length === leastStem && /^[ую](?:є|ю[тч])/.test(ending) ? `${rest}${ending.charAt(0)}в` : rest;
  }
  return word;
}

function withoutSuffix(bare: string): string {
  const root = bare.replace(suffix, "");
  if (root !== bare && root.length >= leastRoot) return withoutDoubles(root);
  // Of a short root too little would remain: `керуван-ня`, `керуват-и` and `керу-є` are `керув`.
  if (/^...[ую]ва[нт]$/.test(bare)) return bare.slice(0, -2);
  const longRoot = bare.replace(longSuffix, "");
  return longRoot.length >= leastLongRoot ? longRoot : bare;
}

/** `умовн-ий` as `умова`, `серверн-ий` as `сервер`; `екран` and `вікно` stay. */
const withoutAdjective = (stem: string): string =>
  stem.length > leastRoot && /[бвгджзклмпрстфхцчш]н$/.test(stem) ? stem.slice(0, -1) : stem;

/** `замиканн` → `замикан`. */
const withoutDoubles = (stem: string): string => stem.replace(/([бвгджзклмнпрстфхцчш])\1$/, "$1");

/** `вузол` and `вузл`, `вікон` and `вікн`, `властивіст` and `властивост`, `пристро` and `пристр` become one. */
function evenOut(stem: string): string {
  let even = stem.length > leastRoot ? stem.replace(/[аеиіїоуюяє]$/, "").replace(/([бвмпф])л$/, "$1") : stem;
  const short = even.replace(/[оеі]([бвгджзклмнпрстфхцчшщ])$/, "$1");
  if (short.length >= leastStem) even = short;
  return even.replace(/[іїє]([бвгджзклмнпрстфхцчшщ]{1,2})$/, "о$1");
}
