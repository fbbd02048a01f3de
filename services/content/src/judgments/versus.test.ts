import { expect, test } from 'vitest'
import { startContentWith } from '../testing/start-content.ts'
import { getMatches, joinText, type Part } from '../testing/text-parts.ts'
import { buildJudgment } from './judgment.examples.ts'

const ways = ['v', 'v.', 'vs', 'vs.', 'versus', 'V.', 'VS.', 'Versus', 'ｖ．', 'v.\u00a0']

test.each(['v', 'vs.', 'Versus', 'ｖ．', 'v.\u00a0'])(
  'a title with "%s" between the parties is found by each way to write it',
  async (stored) => {
    const title = `Talbot ${stored} Linden Court`
    const subgraph = await startContentWith(
      buildJudgment({ title }),
      buildJudgment({ title: 'Talbot and Linden Court', fullText: 'Talbot, of Linden Court.' }),
    )
    const query = `query($search: String!, $page: PageInput!) {
    judgmentsPage(search: $search, sort: "relevance") { items { title } matches { title { text isMatch } } }
    search(text: $search) { bestMatch { title { text } } }
    list: pageOfJudgments(page: $page) { items { title } }
  }`
    interface Found {
      judgmentsPage: { items: { title: string }[]; matches: { title: Part[] }[] }
      search: { bestMatch: { title: Part[] } | null }
      list: { items: { title: string }[] }
    }
    // What is stored is read as what is typed is: each way is tried with one of the other.
    for (const typed of stored === 'v' ? ways : ['versus']) {
      const findBy = async (search: string) =>
        subgraph.queryAsAdministrator<Found>(query, { search, page: { search } })
      const whole = await findBy(`Talbot ${typed} Linden Court`)
      expect(whole.judgmentsPage.items[0]?.title, typed).toBe(title)
      expect(joinText(whole.judgmentsPage.matches[0]?.title), typed).toBe(title)
      expect(getMatches(whole.judgmentsPage.matches[0]?.title).map((text) => text.trim())).toEqual([
        'Talbot',
        stored.trim().replace(/[.．]$/, ''),
        'Linden',
        'Court',
      ])
      expect(joinText(whole.search.bestMatch?.title), typed).toBe(title)
      expect(
        whole.list.items.map((item) => item.title),
        typed,
      ).toContain(title)
      // A phrase, and the beginning of the second name.
      expect((await findBy(`"Talbot ${typed} Linden"`)).judgmentsPage.items, typed).toEqual([{ title }])
      expect((await findBy(`talbot ${typed} lind`)).judgmentsPage.items, typed).toEqual([{ title }])
    }
  },
)

test('a word that only begins so is no "versus"', async () => {
  const subgraph = await startContentWith(buildJudgment({ title: 'In re Vsevolod Versuson' }))
  const count = async (text: string) => {
    const query = 'query($text: String!) { search(text: $text) { total } }'
    return (await subgraph.read<{ total: number }>(query, { text })).total
  }
  expect([await count('vsevolod'), await count('versuson'), await count('volod')]).toEqual([1, 1, 1])
})
