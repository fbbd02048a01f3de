import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type CurrentRelease, createRegistryFollower, type FollowerOptions } from './follow-registry.ts'
import { getLineKey, getReleaseKey } from './names.ts'
import { addLine } from './registry.ts'
import { createKeyPair } from './signatures.ts'
import { createTeam } from './testing/team.ts'

const name = 'mfe_public'
type Team = Awaited<ReturnType<typeof createTeam>>

const buildFiles = (text: string) => ({ 'browser/page.js': text, 'operations.json': '{}' })

/** A machine that follows the registry of a team. */
async function startMachine(team: Team, options: Partial<FollowerOptions> = {}) {
  const activated: CurrentRelease[] = []
  const problems: string[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (details: object) => void problems.push((details as { reason: string }).reason),
  }
  const follower = createRegistryFollower({
    store: team.store,
    trustedKeys: team.trustedKeys,
    folder: team.copiesFolder,
    names: [name],
    onLine: (_name, current) => void activated.push(current),
    log,
    pollInterval: 3_600_000,
    ...options,
  })
  onTestFinished(() => follower.close())
  await follower.start()
  const readPage = () => {
    const current = activated.at(-1)
    return current && readFileSync(path.join(current.live.folder, 'browser/page.js'), 'utf8')
  }
  return { ...follower, activated, problems, readPage }
}

async function release(team: Team, text: string) {
  const { id } = await team.place(buildFiles(text))
  await team.makeLive(id)
  return id
}

test('a release is activated when its line is there, and a line of an older one takes it back', async () => {
  const team = await createTeam()
  const one = await release(team, 'one')
  const machine = await startMachine(team)
  expect(machine.readPage()).toBe('one')
  await release(team, 'two')
  await machine.poll()
  expect(machine.readPage()).toBe('two')
  await addLine(team.store, { name, by: 'Dana', live: one }, team.signingKey)
  await machine.poll()
  expect(machine.readPage()).toBe('one')
  await machine.poll()
  expect(machine.activated).toHaveLength(3)
})

test('a canary is there beside the live release; a broken one is left out', async () => {
  const team = await createTeam()
  const live = await release(team, 'one')
  const { id } = await team.place(buildFiles('two'))
  await addLine(team.store, { name, by: 'Dana', live, canary: { id, share: 10 } }, team.signingKey)
  const machine = await startMachine(team)
  expect(machine.activated.at(-1)).toMatchObject({
    live: { manifest: { id: live } },
    canary: { manifest: { id } },
  })
  await addLine(
    team.store,
    { name, by: 'Dana', live, canary: { id: '9.0.0-ffffffffffff', share: 10 } },
    team.signingKey,
  )
  await machine.poll()
  expect(machine.activated.at(-1)).toMatchObject({ live: { manifest: { id: live } }, canary: null })
  expect(machine.problems).toEqual(['it is not in the store'])
})

/** What may be wrong with a release, each as it is done to a store. */
const faults: Record<string, (team: Team, id: string) => Promise<unknown> | unknown> = {
  'a file is missing': ({ store }, id) => store.remove(getReleaseKey(name, id, 'browser/page.js')),
  'a file is another': ({ storeFolder }, id) =>
    writeFileSync(path.join(storeFolder, getReleaseKey(name, id, 'browser/page.js')), 'evil'),
  'the manifest is gone': ({ store }, id) => store.remove(getReleaseKey(name, id, 'release.jws')),
  'the manifest is of another release': ({ storeFolder }, id) => {
    const [other] = readdirSync(path.join(storeFolder, 'releases', name)).filter((each) => each !== id)
    const manifest = readFileSync(path.join(storeFolder, getReleaseKey(name, other!, 'release.jws')))
    writeFileSync(path.join(storeFolder, getReleaseKey(name, id, 'release.jws')), manifest)
  },
  'the manifest is signed by a stranger': async (team, id) => {
    await team.store.remove(getReleaseKey(name, id, 'release.jws'))
    const { signingKey } = await createKeyPair(['*'])
    const placed = await team.place(buildFiles('two'), { key: signingKey })
    expect(placed.id).toBe(id)
  },
}

test.each(Object.entries(faults))(
  'a release of which %s is not activated, also after a restart',
  async (_, fault) => {
    const team = await createTeam()
    await release(team, 'one')
    const machine = await startMachine(team)
    const id = await release(team, 'two')
    await fault(team, id)
    await machine.poll()
    expect(machine.readPage()).toBe('one')
    expect(machine.problems).toHaveLength(1)
    await machine.poll()
    expect(machine.problems).toHaveLength(1)

    const restarted = await startMachine(team)
    expect(restarted.readPage()).toBe('one')
    expect(restarted.activated).toHaveLength(1)
  },
)

test('a line that its user rejects is offered once, and the one before stays', async () => {
  const team = await createTeam()
  await release(team, 'one')
  const decisions: string[] = []
  const rejectTwo = (_name: string, { live }: CurrentRelease) => {
    const text = readFileSync(path.join(live.folder, 'browser/page.js'), 'utf8')
    if (text !== 'two') return void decisions.push('activated')
    decisions.push('rejected')
    throw new Error('it is for another contract')
  }
  const machine = await startMachine(team, { onLine: rejectTwo })
  await release(team, 'two')
  await machine.poll()
  await machine.poll()
  expect(decisions).toEqual(['activated', 'rejected'])
  expect(machine.problems).toEqual(['it is for another contract'])
  await startMachine(team, { onLine: rejectTwo })
  expect(decisions).toEqual(['activated', 'rejected', 'activated', 'rejected'])
})

test('a machine whose store is gone starts with what it had', async () => {
  const team = await createTeam()
  await release(team, 'one')
  await startMachine(team)
  const store = {
    ...team.store,
    list: () => Promise.reject(new Error('connect ECONNREFUSED')),
    read: () => Promise.reject(new Error('connect ECONNREFUSED')),
  }
  const restarted = await startMachine({ ...team, store })
  expect(restarted.readPage()).toBe('one')
  expect(restarted.problems).toEqual(['connect ECONNREFUSED'])
})

test('a machine whose store is empty all of a sudden goes on with what it had', async () => {
  const team = await createTeam()
  await release(team, 'one')
  const machine = await startMachine(team, { onCopies: () => {} })
  rmSync(team.storeFolder, { recursive: true })
  await machine.poll()
  expect(machine.readPage()).toBe('one')
  const restarted = await startMachine(team, { onCopies: () => {} })
  expect(restarted.readPage()).toBe('one')
})

test('a machine that never had a line takes the last one that can be used', async () => {
  const team = await createTeam()
  await release(team, 'one')
  await release(team, 'two')
  writeFileSync(path.join(team.storeFolder, getLineKey(name, 3)), 'not a line')
  const machine = await startMachine(team)
  expect(machine.readPage()).toBe('two')
  expect(machine.problems).toEqual(['its signature is not valid'])
})

test('an old line that is put behind the last one again does not count', async () => {
  const team = await createTeam()
  await release(team, 'one')
  await release(team, 'two')
  const machine = await startMachine(team)
  const old = readFileSync(path.join(team.storeFolder, getLineKey(name, 1)))
  writeFileSync(path.join(team.storeFolder, getLineKey(name, 3)), old)
  await machine.poll()
  expect(machine.readPage()).toBe('two')
  expect(machine.problems).toEqual(['it is line 1, in the place of 3'])
})

test('a registry that ends before the line in use is named at a start', async () => {
  const team = await createTeam()
  await release(team, 'one')
  await release(team, 'two')
  await startMachine(team)
  rmSync(path.join(team.storeFolder, getLineKey(name, 2)))
  const warnings: string[] = []
  const log = {
    info: () => {},
    warn: (_details: object, message: string) => void warnings.push(message),
    error: () => {},
  }
  const restarted = await startMachine(team, { log })
  expect(restarted.readPage()).toBe('two')
  await expect.poll(() => warnings).toEqual([expect.stringContaining('ends before the line in use')])
})

test('a copy that is no longer trusted is not activated after a restart', async () => {
  const team = await createTeam()
  await release(team, 'one')
  await startMachine(team)
  const { trustedKey } = await createKeyPair([name])
  const restarted = await startMachine({ ...team, trustedKeys: [trustedKey] })
  expect(restarted.activated).toEqual([])
})

test('the releases that the store keeps are all on the machine, and no others', async () => {
  const team = await createTeam()
  const copies: string[][] = []
  const options = {
    onCopies: (_name: string, releases: { manifest: { id: string } }[]) =>
      void copies.push(releases.map(({ manifest }) => manifest.id)),
  }
  const one = await release(team, 'one')
  const two = await release(team, 'two')
  const machine = await startMachine(team, options)
  expect(copies.at(-1)!.toSorted()).toEqual([one, two].toSorted())
  const three = await release(team, 'three')
  rmSync(path.join(team.storeFolder, 'releases', name, one), { recursive: true })
  await machine.poll()
  expect(copies.at(-1)!.toSorted()).toEqual([two, three].toSorted())
  expect(
    readdirSync(path.join(team.copiesFolder, name))
      .filter((each) => each !== 'last-good.jws')
      .toSorted(),
  ).toEqual([two, three].toSorted())
})

test('where some files are enough, no others are copied', async () => {
  const team = await createTeam()
  const id = await release(team, 'one')
  await startMachine(team, { isNeeded: (file) => file === 'operations.json' })
  expect(readdirSync(path.join(team.copiesFolder, name, id)).toSorted()).toEqual([
    'operations.json',
    'release.jws',
  ])
})

test('copies that somebody has removed are made anew', async () => {
  const team = await createTeam()
  await release(team, 'one')
  const machine = await startMachine(team)
  rmSync(team.copiesFolder, { recursive: true })
  await machine.poll()
  expect(machine.readPage()).toBe('one')
})
