/**
 * The migration of every service's database: functions that do to stored texts what `fold-text.rules.ts` and
 * `search-text.rules.ts` do to searches. They need no extension, and no locale that knows letters from marks.
 */
import { Migration } from '@mikro-orm/migrations'

/** Ranges of regular expressions, which PostgreSQL 15 does not know by the names of their properties. */
const invisible = String.raw`\u00ad\u034f\u0600-\u0605\u061c\u0640\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb`
const plainSigns = [
  [
    String.raw`\u0060\u00b4\u02b9-\u02bd\u02c8\u02ca\u02cb\u055a\u05f3\u07f4\u2018-\u201b\u2032\u2035\u2039\u203a\ua78b\ua78c`,
    "'",
  ],
  [String.raw`\u00ab\u00bb\u02ba\u02ee\u05f4\u201c-\u201f\u2033\u2036\u300c-\u300f\u301d-\u301f\uff02`, '"'],
  [
    String.raw`\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d`,
    '-',
  ],
  [
    String.raw`\u0009-\u000d\u0085\u00a0\u1680\u00b2\u00b3\u00b9\u2000-\u200a\u2028\u2029\u202f\u205f\u2070\u2074-\u2079\u2120\u2122\u2800\u3000`,
    ' ',
  ],
] as const
const accents = String.raw`\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`
/** Capitals too: with the locale C, `lower` does not know them. */
const plainLetters = [
  ...'Øo øo Đd đd Ðd ðd Ħh ħh ıi Łl łl Ŋn ŋn Ŧt ŧt Ɓb ɓb Ɗd ɗd Ƙk ƙk Ƴy ƴy ςσ'.split(' '),
  ...'Æae æae Œoe œoe Þth þth ẞss ßss'.split(' '),
]

/** ASCII but for letters, digits and spaces; and what else is often written beside words and is no letter. */
const marks = String.raw`\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6\u00b7\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020`
const versus = String.raw`\mv(?:s|ersus)?(?:\.(?![[:alnum:]])|\M)`

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const replaceAll = (text: string, part: string, replacement: string) =>
  `replace(${text}, ${quote(part)}, ${quote(replacement)})`
const replaceMatches = (text: string, pattern: string, replacement: string) =>
  `regexp_replace(${text}, ${quote(pattern)}, ${quote(replacement)}, 'g')`

export class SearchText extends Migration {
  override up() {
    // In plpgsql, which takes a fifth of the time of functions in SQL that are no single expression.
    this.addSql(`create function "plain_text"("original" text) returns text
      language plpgsql immutable strict parallel safe as $$ declare folded text; begin
if octet_length(original) = length(original) then folded := ${foldAscii('original')};
else folded := ${foldText('original')};
end if;
folded := ${replaceMatches('folded', versus, 'v')};
if strpos(folded, '  ') > 0 then folded := ${replaceMatches('folded', ' {2,}', ' ')};
end if;
return folded;
end; $$`)
    this.addSql(`create function "search_words"("original" text) returns text
      language plpgsql immutable strict parallel safe as $$ begin
return ${replaceMatches('plain_text(original)', `[${marks}]`, ' ')};
end; $$`)
  }
}

function foldText(text: string): string {
  let folded = replaceMatches(text, `[${invisible}]`, '')
  for (const [signs, plain] of plainSigns) folded = replaceMatches(folded, `[${signs}]`, plain)
  folded = `lower(${replaceMatches(`normalize(${folded}, NFKD)`, `[${accents}]`, '')})`
  // One at a time is many times faster than `translate`.
  for (const [letter = '', ...plain] of plainLetters) folded = replaceAll(folded, letter, plain.join(''))
  return `normalize(${folded}, NFC)`
}

/** The same for a text that has nothing but ASCII, as most have. */
function foldAscii(text: string): string {
  let folded = `lower(${text})`
  for (const code of [9, 10, 11, 12, 13]) folded = `replace(${folded}, chr(${code}), ' ')`
  return replaceAll(folded, '`', "'")
}
