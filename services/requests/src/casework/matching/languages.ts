/** Languages by their English name and what else people call them: 'Romanian', 'română', 'limba romana' are one. */
import { normalizeText } from './normalize-text.ts'

/** The English name first. */
const languageNames: readonly (readonly string[])[] = [
  ['Spanish', 'español', 'castellano', 'espanhol'],
  ['Romanian', 'română', 'moldovan'],
  ['French', 'français'],
  ['Portuguese', 'português'],
  ['Italian', 'italiano'],
  ['German', 'Deutsch'],
  ['Polish', 'polski'],
  ['Russian', 'русский', 'russkiy'],
  ['Ukrainian', 'українська'],
  ['Hungarian', 'magyar'],
  ['Turkish', 'Türkçe'],
  ['Greek', 'ελληνικά'],
  ['Albanian', 'shqip'],
  ['Serbian', 'српски', 'srpski'],
  ['Bosnian', 'bosanski'],
  ['Arabic', 'العربية', 'عربي'],
  ['Persian', 'Farsi', 'فارسی'],
  ['Dari', 'دری'],
  ['Pashto', 'پښتو'],
  ['Kurdish', 'kurdî', 'kurmancî', 'کوردی'],
  ['Urdu', 'اردو'],
  ['Hindi', 'हिन्दी', 'हिंदी'],
  ['Punjabi', 'ਪੰਜਾਬੀ', 'panjabi'],
  ['Bengali', 'বাংলা', 'bangla'],
  ['Nepali', 'नेपाली'],
  ['Chinese', 'Mandarin', '中文', '汉语', '普通话', '國語'],
  ['Cantonese', '廣東話', '粵語', '广东话'],
  ['Vietnamese', 'Tiếng Việt'],
  ['Korean', '한국어'],
  ['Japanese', '日本語'],
  ['Tagalog', 'Filipino', 'Pilipino'],
  ['Burmese', 'မြန်မာ'],
  ['Haitian Creole', 'Kreyòl', 'Kreyòl ayisyen', 'Creole'],
  ['Somali', 'Soomaali', 'af Soomaali'],
  ['Amharic', 'አማርኛ'],
  ['Tigrinya', 'ትግርኛ'],
  ['Swahili', 'Kiswahili'],
  ['Twi'],
  ['Sign language', 'ASL', 'American Sign Language'],
]

const knownLanguages = languageNames.map(([name, ...others]) => ({
  name: name!,
  names: [name!, ...others].map(normalizeText),
}))

// Written without spaces between words, so that a name may stand in the middle of others.
const hasNoWordSpaces = (name: string) => !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)

const containsName = (text: string, name: string) => text.includes(hasNoWordSpaces(name) ? name.trim() : name)

/** The languages a text names, by their English names; the text itself where it names none that we know. */
export function parseLanguages(text: string): string[] {
  const normalized = normalizeText(text)
  const matches = knownLanguages.filter((language) =>
    language.names.some((name) => containsName(normalized, name)),
  )
  return matches.length > 0 ? matches.map(({ name }) => name) : [text.trim()].filter(Boolean)
}

/** The languages that an applicant needs, besides English, which everybody here speaks. */
export function getRequiredLanguages(text: string | null | undefined): string[] {
  const required = parseLanguages(text ?? '')
  return required.filter((language) => !/^\s*english\b/i.test(language))
}
