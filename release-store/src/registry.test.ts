import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getLineKey } from './names.ts'
import { addLine, findCurrentLine, listHistory } from './registry.ts'
import { createKeyPair, sign } from './signatures.ts'
import { createTeam } from './testing/team.ts'

const ids = { one: '1.0.0-aaaaaaaaaaaa', two: '1.1.0-bbbbbbbbbbbb' }
const name = 'mfe_public'

test('the last line holds, and all of them are the history', async () => {
  const { store, trustedKeys, signingKey } = await createTeam()
  expect(await findCurrentLine(store, name, trustedKeys)).toBeNull()
  await addLine(store, { name, by: 'Dana', live: ids.one }, signingKey)
  await addLine(store, { name, by: 'Luis', live: ids.one, canary: { id: ids.two, share: 10 } }, signingKey)
  await addLine(store, { name, by: 'Dana', live: ids.one }, signingKey)
  expect(await findCurrentLine(store, name, trustedKeys)).toMatchObject({ number: 3, canary: null })
  expect(await listHistory(store, name, trustedKeys)).toMatchObject([
    { number: 3, by: 'Dana', live: ids.one },
    { number: 2, by: 'Luis', canary: { id: ids.two, share: 10 } },
    { number: 1, by: 'Dana' },
  ])
})

test('of two who release at once one is told', async () => {
  const { store, trustedKeys, signingKey } = await createTeam()
  const results = await Promise.allSettled(
    ['Dana', 'Luis'].map((by) => addLine(store, { name, by, live: ids.one }, signingKey)),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await listHistory(store, name, trustedKeys)).toHaveLength(1)
})

test('a line that is broken, of another name, of no trusted key or signed as something else does not count', async () => {
  const { store, storeFolder, trustedKeys, signingKey } = await createTeam(['mfe_public', 'mfe_admin'])
  await addLine(store, { name, by: 'Dana', live: ids.one }, signingKey)
  const good = readFileSync(path.join(storeFolder, getLineKey(name, 1)), 'utf8')
  const line = {
    name,
    number: 2,
    releasedAt: new Date().toISOString(),
    by: 'Eve',
    live: ids.two,
    canary: null,
  }
  const [header, , signature] = good.split('.')
  const stranger = await createKeyPair(['*'])
  const broken = {
    'its signature is not valid': `${header}.${Buffer.from(JSON.stringify(line)).toString('base64url')}.${signature}`,
    'is not trusted': await sign('registry-line', line, stranger.signingKey),
    'it was signed as a release': await sign('release', line, signingKey),
    'it is a line of mfe_admin': await sign('registry-line', { ...line, name: 'mfe_admin' }, signingKey),
    'it is line 1, in the place of 2': good,
    'it is no line of a registry': await sign('registry-line', { ...line, live: '../..' }, signingKey),
  }
  for (const [problem, text] of Object.entries(broken)) {
    writeFileSync(path.join(storeFolder, getLineKey(name, 2)), text)
    expect(await listHistory(store, name, trustedKeys)).toMatchObject([
      { number: 2, problem: expect.stringContaining(problem) },
      { number: 1 },
    ])
    expect(await findCurrentLine(store, name, trustedKeys)).toMatchObject({ number: 1 })
  }
})

test('a key releases only what it is listed for', async () => {
  const { store, trustedKeys, signingKey } = await createTeam(['mfe_public'])
  await addLine(store, { name: 'mfe_admin', by: 'Eve', live: ids.one }, signingKey)
  expect(await listHistory(store, 'mfe_admin', trustedKeys)).toMatchObject([
    { problem: expect.stringContaining('is trusted for mfe_public only') },
  ])
})
