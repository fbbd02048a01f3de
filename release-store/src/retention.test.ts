import { expect, test } from 'vitest'
import { removeOldReleases } from './retention.ts'
import { createTeam } from './testing/team.ts'

const name = 'mfe_public'
const day = 24 * 60 * 60 * 1000

async function createSevenReleases() {
  const team = await createTeam()
  const ids: string[] = []
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) {
    const { id } = await team.place({ 'page.js': text })
    await team.makeLive(id)
    ids.push(id)
  }
  const listRetained = async () => {
    const keys = await team.store.list(`releases/${name}/`)
    return ids.filter((id) => keys.includes(`releases/${name}/${id}/release.jws`))
  }
  return { ...team, ids, listRetained }
}

test('what a page may still need stays, however many releases that are', async () => {
  const { store, trustedKeys, ids, listRetained } = await createSevenReleases()
  expect(await removeOldReleases(store, { name, trustedKeys })).toEqual([])
  expect(await listRetained()).toEqual(ids)
})

test('five stay, however old they are', async () => {
  const { store, trustedKeys, ids, listRetained } = await createSevenReleases()
  const now = Date.now() + 100 * day
  expect((await removeOldReleases(store, { name, trustedKeys, now })).toSorted()).toEqual(
    ids.slice(0, 2).toSorted(),
  )
  expect(await listRetained()).toEqual(ids.slice(2))
  expect(await store.list(`releases/${name}/${ids[0]}/`)).toEqual([])
})

test('what was placed and is in no line yet stays', async () => {
  const { store, trustedKeys, place } = await createSevenReleases()
  const { id } = await place({ 'page.js': '8' })
  await removeOldReleases(store, { name, trustedKeys, now: Date.now() + 100 * day })
  expect(await store.read(`releases/${name}/${id}/release.jws`)).not.toBeNull()
})
