/** Spellings that one language has for a sound and another has not, each by the rules of its own. */

/** In Spanish b is v, ll is y, h is not heard and y may be j; no such name has a k, a w or an f at its end. */
const normalizeSpanish = (word: string) =>
  /[kw]|(?:f|ph)$/.test(word)
    ? word
    : word
        // Guaman, Huaman.
        .replace(/^hu(?=a)/, 'gu')
        .replace(/^h(?=[eiou].{3})/, '')
        .replace(/(?<=^|.{2})ll(?=[aeo])|^ll(?=u)/g, 'y')
        .replace(/^y(?=[aeiou].{3})/, 'j')
        .replace(/v/g, 'b')

/** Yitzchak, Yitzhak. */
const normalizeHebrew = (word: string) => word.replace(/(?<=.)ch(?=[aeo])/g, 'h')

const slavicEnding =
  /(?:enko|[ncs]h?[iy]?uk|[iy]uk|[nl]yk|chak|[dt]?sk(?:[iy]+|a|aya)|[oe]v|[oe]va|vi?ch|[iy]ch|ic|man|berg|perin|its)$/

/** What is G in Russian is H in Ukrainian and Yiddish, J is Y, and Babić loses its accent. */
const normalizeSlavic = (word: string) =>
  slavicEnding.test(word)
    ? word
        .replace(/^h(?=[aeiouyrln].{3})/, 'g')
        .replace(/(?<=[aeiou])h(?=[aeiou])/g, 'g')
        .replace(/^i?[jy](?=[aou].{3})/, 'y')
        .replace(/^y?ev/, 'ev')
        .replace(/(?<=[a-z]{3})ic$/, 'ich')
        .replace(/ho(?=v)/, 'go')
    : word

/** Panayotis, Panagiotis; Hatzis, Chatzis; Lambros, Lampros; Ioannou, Giannou. */
const normalizeGreek = (word: string) =>
  /(?:[aeio]s|ou|ou?la|tra)$/.test(word) && word.length > 5
    ? word
        .replace(/(?<=[aeo])gi(?=[aeo])|yi(?=[aeo])|gh?(?=i)/g, 'y')
        .replace(/^(?:io|y?ia|ya)nn/, 'yann')
        .replace(/^[hx](?=r)/, 'k')
        .replace(/^c?ha[td][zjg]+[iy]/, 'hatzi')
        .replace(/^ch(?=ar)/, 'h')
        .replace(/^dh?eme?(?=tr)/, 'dimi')
        .replace(/mp(?!h)/g, 'mb')
        .replace(/^mb/, 'b')
        .replace(/nt/g, 'nd')
        .replace(/^ai/, 'e')
        .replace(/(?<=[ae])[uf](?=[gvksptdlr])/g, 'v')
        .replace(/ides$/, 'idis')
    : word

/** Bengali has s for sh, Persian gh for q, and Ethiopian names are spelt as they are heard. */
const normalizeEastern = (word: string) =>
  word
    .replace(/^sh(?=[aeiou].{3})/, 's')
    .replace(/^gh(?=[aeo].{3})/, 'q')
    .replace(/^gh?[ae]b[ie]?r[ae]/, 'gebre')
    .replace(/^w[eo]ld[ae]?(?=.{3})/, 'wolde')
    .replace(/dh/g, 'd')

const normalizers = [normalizeSpanish, normalizeHebrew, normalizeSlavic, normalizeGreek, normalizeEastern]

/** The word, and as each language would have it where that is another. */
export const getLanguageVariants = (word: string): string[] => [
  ...new Set([word, ...normalizers.map((normalize) => normalize(word))]),
]
