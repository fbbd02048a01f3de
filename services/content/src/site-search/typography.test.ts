/** What is searched is found however it is typed, pasted and typeset, by visitors and in the portal. */
import { expect, test } from 'vitest'
import { buildBareJudgment } from '../judgments/judgment.examples.ts'
import { askAll } from '../testing/ask-all.ts'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from '../testing/builders.ts'
import { startContentWith } from '../testing/start-content.ts'

/** A text, and searches that find it. */
const table = [
  ['It was void—alpha', 'void | alpha | void alpha | void—alpha | void-alpha | void –alpha'],
  ['The “quoted” rule', 'quoted | “quoted” | „quoted“ | «quoted» | "quoted rule"'],
  [
    'A landlord’s duty',
    "landlord's | landlord’s | landlord | landlordʼs duty | landlord′s | landlord`s | landlord´s",
  ],
  ["The tenant's duty", "tenant’s | tenant's | tenant＇s"],
  ["O'Brien’s lease", "obrien | OBrien | obriens lease | o'brien | brien"],
  ['Under 42 U.S.C. § 1983', '42 USC 1983 | 42 usc § 1983 | 42 U.S.C. 1983 | 42 U. S. C. §1983 | under usc'],
  ['The ADA and a PhD', 'A.D.A. | ADA | ada'],
  ['See §charlie and ¶delta', 'charlie | §charlie | § charlie | delta'],
  ['echo…foxtrot •golf', 'echo | foxtrot | golf | echo...foxtrot | echo…'],
  ['hotel/india was evicted.Nobody juliet', 'hotel | india | evicted | nobody | hotel/india'],
  [
    'A covenant of quiet enjoyment runs',
    '“quiet enjoyment” | „quiet enjoyment“ | «quiet enjoyment» | ＂quiet enjoyment＂ | “quiet enjoyment',
  ],
  ['Chapter\u00a07\u202fkilo\u2009lima', 'chapter 7 | chapter\u00a07 | kilo\u2003lima | "kilo lima"'],
  ['A mike\u200bnovember of\u2060fice', 'mikenovember | mike\u200bnovember | of\ufefffice | office'],
  [
    'The quasi\u2011public forty\u2010two',
    'quasi-public | quasi\u2011public | quasi public | quasi\u2013public | forty-two',
  ],
  ['An ap\u00adpel\u00adlate court', 'appellate | ap\u00adpellate | appellate court'],
  ['\u202aoscar\u202c \u2066papa\u2069 \u200equebec\u200f', 'oscar | papa | \u202aquebec\u202c'],
  ['An eﬃcient ﬁling by ﬂag', 'efficient | filing | eﬃcient | flag'],
  ['Mr. Mun\u0303oz and Rene\u0301e', 'Munoz | Muñoz | Mun\u0303oz | Renée | renee'],
  ['Ms. Muñoz of São Tomé', 'Munoz | MUÑOZ | Mun\u0303oz | sao tome'],
  ['Søren Łukasz Đorđe Straße Æther', 'soren | SØREN | lukasz | dorde | strasse | STRASSE | straße | aether'],
  ['Office of İstanbul Yıldız', 'istanbul | İSTANBUL | yildiz | YILDIZ'],
  ['The ＳＩＥＲＲＡ fund', 'sierra | ｓｉｅｒｒａ'],
  ['The lessor¹ sold tango™ at ½ price', 'lessor | tango | lessor¹'],
  ['Право на ЖИЛЬЁ, ΝΟΜΟΣ, שָׁלוֹם', 'жильё | ЖИЛЬЕ | νόμος | שלום'],
  ['서울 법원', '\u1109\u1165\u110b\u116e\u11af | 법원'],
  ['Docket NL-App 2026–0087', 'NL-App 2026-0087 | NL‑App\u00a02026‑0087 | 2026-0087 | “2026-0087”'],
].map(([text = '', searches = '']) => ({ text, searches: searches.split(' | ') }))

type Groups = { groups: { kind: string; total: number; matches: { title: { text: string }[] }[] }[] }

test.each(table)(
  '“$text” is found however it is typed: by visitors in items of any type, and in the lists of the portal',
  async ({ text, searches }) => {
    const { query, queryAsAdministrator } = await startContentWith(
      buildPost({ title: text }),
      buildLegalService({ title: text }),
      buildCase({ title: text }),
      buildEvent({ title: text }),
      buildTeamMember({ name: text }),
      buildBareJudgment({ title: 'A judgment', fullText: `Held: ${text}.` }),
      buildJudgment({ title: text, isVisible: false }),
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
