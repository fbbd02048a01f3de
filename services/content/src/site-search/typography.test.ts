/** What is searched is found however it is typed, pasted and typeset, by visitors and in the portal. */
import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { buildConstitutionVersion } from '../constitution/constitution-version.examples.ts'
import { buildEvent } from '../events/event.examples.ts'
import { buildJudgment } from '../judgments/judgment.examples.ts'
import { buildLegalService } from '../legal-services/legal-service.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { buildRelatedDocument } from '../related-documents/related-document.examples.ts'
import { buildTeamMember } from '../team/team-member.examples.ts'
import { askAll } from '../testing/ask-all.ts'
import { startContentWith } from '../testing/start-content.ts'

/** A text, and searches that find it. */
const findable: Record<string, [text: string, ...searches: string[]]> = {
  'an em dash between words': [
    'It was void—alpha',
    'void',
    'alpha',
    'void alpha',
    'void—alpha',
    'void-alpha',
    'void –alpha',
  ],
  'quotation marks': ['The “quoted” rule', 'quoted', '“quoted”', '„quoted“', '«quoted»', '"quoted rule"'],
  'a typographic apostrophe': [
    'A landlord’s duty',
    "landlord's",
    'landlord’s',
    'landlord',
    'landlordʼs duty',
    'landlord′s',
    'landlord`s',
    'landlord´s',
  ],
  "a typewriter's apostrophe": ["The tenant's duty", 'tenant’s', "tenant's", 'tenant＇s'],
  'an apostrophe that is left out': [
    "O'Brien’s lease",
    'obrien',
    'OBrien',
    'obriens lease',
    "o'brien",
    'brien',
  ],
  'the dots of an abbreviation': [
    'Under 42 U.S.C. § 1983',
    '42 USC 1983',
    '42 usc § 1983',
    '42 U.S.C. 1983',
    '42 U. S. C. §1983',
    'under usc',
  ],
  'dots that an abbreviation lacks': ['The ADA and a PhD', 'A.D.A.', 'ADA', 'ada'],
  'a section sign': ['See §charlie and ¶delta', 'charlie', '§charlie', '§ charlie', 'delta'],
  'an ellipsis and a bullet': ['echo…foxtrot •golf', 'echo', 'foxtrot', 'golf', 'echo...foxtrot', 'echo…'],
  'a slash, a sentence without its space': [
    'hotel/india was evicted.Nobody juliet',
    'hotel',
    'india',
    'evicted',
    'nobody',
    'hotel/india',
  ],
  'a phrase in quotation marks': [
    'A covenant of quiet enjoyment runs',
    '“quiet enjoyment”',
    '„quiet enjoyment“',
    '«quiet enjoyment»',
    '＂quiet enjoyment＂',
    '“quiet enjoyment',
  ],
  'no-break and thin spaces': [
    'Chapter\u00a07\u202fkilo\u2009lima',
    'chapter 7',
    'chapter\u00a07',
    'kilo\u2003lima',
    '"kilo lima"',
  ],
  'zero-width characters': [
    'A mike\u200bnovember of\u2060fice',
    'mikenovember',
    'mike\u200bnovember',
    'of\ufefffice',
    'office',
  ],
  'kinds of hyphens': [
    'The quasi\u2011public forty\u2010two',
    'quasi-public',
    'quasi\u2011public',
    'quasi public',
    'quasi\u2013public',
    'forty-two',
  ],
  'soft hyphens': ['An ap\u00adpel\u00adlate court', 'appellate', 'ap\u00adpellate', 'appellate court'],
  'bidi marks': [
    '\u202aoscar\u202c \u2066papa\u2069 \u200equebec\u200f',
    'oscar',
    'papa',
    '\u202aquebec\u202c',
  ],
  ligatures: ['An eﬃcient ﬁling by ﬂag', 'efficient', 'filing', 'eﬃcient', 'flag'],
  'accents by themselves': [
    'Mr. Mun\u0303oz and Rene\u0301e',
    'Munoz',
    'Muñoz',
    'Mun\u0303oz',
    'Renée',
    'renee',
  ],
  accents: ['Ms. Muñoz of São Tomé', 'Munoz', 'MUÑOZ', 'Mun\u0303oz', 'sao tome'],
  'letters without a decomposition': [
    'Søren Łukasz Đorđe Straße Æther',
    'soren',
    'SØREN',
    'lukasz',
    'dorde',
    'strasse',
    'STRASSE',
    'straße',
    'aether',
  ],
  'the capital dotted i': ['Office of İstanbul Yıldız', 'istanbul', 'İSTANBUL', 'yildiz', 'YILDIZ'],
  'full-width letters': ['The ＳＩＥＲＲＡ fund', 'sierra', 'ｓｉｅｒｒａ'],
  'numbers of footnotes, and trade marks': [
    'The lessor¹ sold tango™ at ½ price',
    'lessor',
    'tango',
    'lessor¹',
  ],
  'other alphabets': ['Право на ЖИЛЬЁ, ΝΟΜΟΣ, שָׁלוֹם', 'жильё', 'ЖИЛЬЕ', 'νόμος', 'שלום'],
  Korean: ['서울 법원', '서울'.normalize('NFD'), '법원'],
  'a number of a docket': [
    'Docket NL-App 2026–0087',
    'NL-App 2026-0087',
    'NL‑App\u00a02026‑0087',
    '2026-0087',
    '“2026-0087”',
  ],
}

const table = Object.entries(findable).map(([name, [text, ...searches]]) => ({ name, text, searches }))

type Groups = { groups: { kind: string; total: number; matches: { title: { text: string }[] }[] }[] }

test.each(table)('visitors find a text of any type in spite of $name', async ({ text, searches }) => {
  const { query } = await startContentWith(
    buildPost({ title: text }),
    buildLegalService({ title: text }),
    buildCase({ title: text }),
    buildEvent({ title: text }),
    buildTeamMember({ name: text }),
    buildJudgment({ title: 'A judgment', fullText: `Held: ${text}.` }),
    buildRelatedDocument({ title: text }),
    buildConstitutionVersion({ changes: text }),
  )
  const kinds = ['Case', 'Event', 'Guide', 'Judgment', 'LegalService', 'Page', 'TeamMember']
  const field = 'search(text: $text) { groups { kind total matches { title { text } } } }'
  for (const [search, { groups }] of Object.entries(await askAll<Groups>(query, field, searches))) {
    expect(groups.map(({ kind, total }) => `${kind} ${total}`).sort(), search).toEqual(
      kinds.map((kind) => `${kind} ${kind === 'Page' ? 2 : 1}`),
    )
    // As it is written, not as it is compared.
    for (const title of groups
      .filter(({ kind }) => !['Judgment', 'Page'].includes(kind))
      .flatMap(({ matches }) => matches.map((match) => match.title)))
      expect(title.map((part) => part.text).join('')).toBe(text)
  }
})

test.each(table)(
  'judgments and the items in the portal are found in spite of $name',
  async ({ text, searches }) => {
    const { queryAsAdministrator } = await startContentWith(
      buildJudgment({ title: text }),
      buildTeamMember({ name: text }),
    )
    for (const field of [
      'judgmentsPage(search: $text) { total }',
      'pageOfJudgments(page: { search: $text }) { total }',
      'pageOfTeamMembers(page: { search: $text }) { total }',
    ])
      expect(await askAll(queryAsAdministrator, field, searches), field).toEqual(
        Object.fromEntries(searches.map((search) => [search, { total: 1 }])),
      )
  },
)
