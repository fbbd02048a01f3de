import { expect, test } from 'vitest'
import { createDocumentStore, maxDocumentBytes } from './document-store.ts'

test('documents are kept as long as there is room, those that are asked for longest', async () => {
  const store = createDocumentStore<{ text: string }>()
  const third = { text: 'x'.repeat(maxDocumentBytes / 3) }
  await store.set('first', third)
  await store.set('second', third)
  await store.get('first')
  await store.set('third', third)
  expect(await store.get('first')).toBe(third)
  expect(await store.get('second')).toBeUndefined()
  await store.delete('first')
  expect(await store.get('first')).toBeUndefined()
})

test('a document larger than all of it is not kept, and drives nothing out', async () => {
  const store = createDocumentStore<{ text: string }>()
  const small = { text: '' }
  await store.set('small', small)
  await store.set('large', { text: 'x'.repeat(maxDocumentBytes) })
  expect(await store.get('large')).toBeUndefined()
  expect(await store.get('small')).toBe(small)
})
