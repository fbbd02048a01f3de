/** Beginnings of names that some write as a word and others do not. */

/** Mac Gregor is MacGregor, and Abdelrahman is Abdul Rahman as much as Abd al-Rahman is; Abdullah is a word. */
export const withBeginnings = (words: string[]): string[] =>
  words
    .join(' ')
    .replace(/(?<= )(mac|mc) (?=[a-z]{3})/g, '$1')
    .replace(/\babd (?:al|el|ul|ur|ar|er|us|as|un|uz) ?/g, 'abdul ')
    .replace(/\babd(?:o?u|[ae])[lr] (?=[a-z]{3})/g, 'abdul ')
    .replace(/\babd(?:i|(?:o?u|[ae])(?:l|([rsnzdt])(?=\1)|(?=r)))(?!l?ah)(?=[a-z]{4})/g, 'abdul ')
    .split(' ')

/** MacDonald and McDonald, Hernandes and Hernandez. */
export const withPlainEnds = (word: string): string =>
  word.replace(/^mac(?=[bcdfgklmnpqrtv][a-z]{3})/, 'mc').replace(/(?<=[a-z]{3}[aeiou]?[^s])es$/, 'ez')
