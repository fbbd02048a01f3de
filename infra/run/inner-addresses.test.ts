import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fetchInner, startInnerServer } from '@access/service-kit/transport'
import { expect, onTestFinished, test } from 'vitest'
import { assignAddresses } from './inner-addresses.ts'
import { ownUser, type ProgramUsers, programNames } from './program-users.ts'
import { createTestFolder } from './testing/folders.ts'

const getSocketPath = (url: string) => /^unix:(.+):$/.exec(url)![1]!

test('processes listen on sockets, each in a folder of the data that only they may enter', async () => {
  const folder = createTestFolder()
  // What an earlier start has left.
  mkdirSync(path.join(folder, 'sockets/auth/old'), { recursive: true })
  const addresses = assignAddresses(folder, ownUser)
  expect(addresses.auth).toBe(`unix:${folder}/sockets/auth/sock:`)
  for (const name of ['sockets', 'sockets/auth', 'sockets/gateway'])
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o700)
  expect(readdirSync(path.join(folder, 'sockets/auth'))).toEqual([])
})

/** Does the work as another user, as far as the system is concerned. */
async function actAs<T>({ uid, gid }: { uid: number; gid: number }, work: () => Promise<T>): Promise<T> {
  process.setegid!(gid)
  process.seteuid!(uid)
  try {
    return await work()
  } finally {
    process.seteuid!(0)
    process.setegid!(0)
  }
}

const ask = async (url: string) => (await fetchInner(`${url}/`)).text()

test.runIf(process.getuid?.() === 0)(
  'programs of users of their own reach each other, nobody else does, and none takes another’s place',
  async () => {
    const folder = createTestFolder()
    chmodSync(folder, 0o711)
    const group = 60_706
    const listen = (url: string, uid: number) =>
      actAs({ uid, gid: group }, async () => {
        const server = await startInnerServer(url, (_request, response) => void response.end('hello'))
        onTestFinished(() => void server.server.close().closeAllConnections())
        return server
      })
    const [users, [authId, gatewayId]] = [assignApart(group), [group + 1, group + 4]] as const
    const { auth, content } = assignAddresses(folder, users)
    await expect(listen(auth, gatewayId)).rejects.toThrow('EACCES')
    const { stop } = await listen(auth, authId)
    const socket = statSync(getSocketPath(auth))
    expect(socket).toMatchObject({ uid: authId, gid: group })
    expect(socket.mode & 0o777).toBe(0o660)
    expect(await actAs({ uid: gatewayId, gid: group }, () => ask(auth))).toBe('hello')
    // The next one to ask has a connection of its own.
    await listen(content, group + 2)
    for (const uid of [65_534, gatewayId])
      await expect(actAs({ uid, gid: 65_534 }, () => ask(content))).rejects.toThrow('EACCES')
    expect(await ask(content)).toBe('hello')
    // Not even once auth has ended in order.
    await stop()
    await expect(listen(auth, gatewayId)).rejects.toThrow('EACCES')
  },
)

/** A user for each program, of one group. */
const assignApart = (gid: number) =>
  Object.fromEntries(programNames.map((name, index) => [name, { uid: gid + 1 + index, gid }])) as ProgramUsers

test('a data folder with a path too long for sockets has them in a folder of its own in /tmp', async () => {
  const folder = path.join(createTestFolder(), 'a'.repeat(80))
  mkdirSync(folder)
  const { requests } = assignAddresses(folder, ownUser)
  const socketFolder = path.dirname(path.dirname(getSocketPath(requests)))
  onTestFinished(() => rmSync(socketFolder, { recursive: true, force: true }))
  expect(socketFolder).toMatch(/^\/tmp\/access-\d+-[0-9a-f]{12}-sockets$/)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  expect(`${getSocketPath(requests)}.4194304`.length).toBeLessThanOrEqual(100)
})
