import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startTestGateway, type TestResponse } from '../testing/test-gateway.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** In bytes, of what is still referred to. */
function measureHeap() {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

test.each([
  ['comments', '#\n'.repeat(25_000)],
  ['a long comment', `#${'x'.repeat(80_000)}\n`],
  ['blanks and commas', ' ,'.repeat(40_000)],
])('operations with %s are remembered without them', async (_, padding) => {
  const gateway = await startTestGateway()
  const send = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const name = `NameOfAnOperation${index}of${count}`
      const { json } = await gateway.query(`query ${name} { aliasOfAField: __typename ${padding} }`)
      expect(json).toEqual({ data: { aliasOfAField: 'Query' } })
    }
  }
  await send(5)
  const before = measureHeap()
  await send(60)
  // The texts alone would be 3 to 5 MB, and 25,000 comments in each of them 130 MB.
  expect(measureHeap() - before).toBeLessThan(3_000_000)
})

test('what a text says is kept: texts in quotes, and what is no GraphQL', async () => {
  const search = (_: unknown, { text }: { text: string }) => ({ total: text.length })
  const gateway = await startTestGateway({ content: { Query: { search } } })
  const ask = (query: string): Promise<TestResponse> => gateway.query(query)
  expect((await ask('{ search(text: "a # b,  c") { total } } # of the whole site')).json).toEqual({
    data: { search: { total: 'a # b,  c'.length } },
  })
  expect((await ask('{ caseCount ')).status).toBe(400)
  expect((await ask(`{ ${'caseCount '.repeat(1_100)} }`)).status).toBe(400)
})
