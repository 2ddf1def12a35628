// Words too common to search for. They are left out of prose and weigh little in queries; titles keep them.

const words =
  "a an and any are as at be been being but by can cannot could did do does doing done for from had has have having " +
  "he her here him his how i if in into is it its just may me might more most must my no nor not of on once only or " +
  "other our out over own shall she should so some such than that the their them then there these they this those " +
  "through to too under until up very was we were what when where which while who whom why will with would you your " +
  "dont doesnt isnt cant im ive " +
  "а або аби адже але б без би бо був була були було бути в вам вас ваш ваша ваше ваші вже ви від він вона вони воно " +
  "всі все втім де для до дуже є ж же з за зі і із інколи її їй їм їх його й йому коли крім котрий котра котрі которий ледь " +
  "лиш лише ми мій міг між мене мені може можна можу мого моя мої на над нам нами нас наш наша не неї нехай ним них ні " +
  "ніж о об один окрім от ось під після по поза потім при про проте саме сам свій своє свої своїх свого себе собі та " +
  "так також там те ти тим тих то тобто того тож той тому треба тут у усі це цей цього цьому ця ці цим цих цю чи чим " +
  "чого чому чий шо що щоб щодо як яка який яке які якого якої якому яким яких якою якби якщо";

/** The stop words, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.split(" "));
