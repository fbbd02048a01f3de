import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '../../../infra/run/product.ts'
import { openPage } from '../browser.ts'
import {
  fillCaseDetails,
  fillContactDetails,
  fillEligibility,
  getSubmitButton,
  openForm,
  readReceipt,
} from '../help-form.ts'
import { type SecondShell, startSecondShell } from './second-shell.ts'
import { createTeamCheckout } from './team-checkout.ts'

/** Three teams release their parts on their own, into a store that two shells follow. */

const messages = 'mfe-get-help/src/journey/request.messages.ts'
const lead = 'We use this only to answer you.'
const newLead = 'We use these details to answer you, and for nothing else.'

let team: ReturnType<typeof createTeamCheckout>
let product: Product
let second: SecondShell

const getCopies = (name: string) => path.join(product.dataDir, 'releases', name)
const startSecond = () =>
  startSecondShell({ dataDir: product.dataDir, releases: team, copies: getCopies('second') })

beforeAll(async () => {
  team = createTeamCheckout()
  for (const name of ['mfe-public', 'mfe-get-help', 'mfe-admin', 'shell', 'requests'])
    await team.createKey(name)
  for (const name of ['shell', 'mfe-public', 'mfe-get-help', 'mfe-admin']) {
    const { status, output } = await team.release(name)
    expect(status, output).toBe(0)
  }
  product = await startProduct({
    env: {
      RELEASE_STORE: team.store,
      RELEASE_KEYS: team.keys,
      THROTTLES: 'off',
    },
  })
  second = await startSecond()
})

afterAll(async () => {
  await second?.stop()
  await product?.stop()
  team?.remove()
})

/** Which of the two leads the form of each shell shows; from the page, or from its scripts. */
const readLeads = () =>
  Promise.all(
    [product.url, second.url].map(async (url) => {
      const html = await (await fetch(`${url}/get-help`)).text()
      return [lead, newLead].find((text) => html.includes(text)) ?? html.slice(0, 500)
    }),
  )

/** Releases a changed form. */
async function releaseNewLead(...options: string[]) {
  const restore = team.edit(messages, lead, newLead)
  onTestFinished(restore)
  team.writeChangeset('mfe-get-help', `Says it shorter ${options.join(' ')}`)
  const { status, output } = await team.release('mfe-get-help', ...options)
  expect(status, output).toBe(0)
}

test('a changed form is released while somebody fills in the one before, and taken back', async () => {
  const { page } = await openPage({ baseURL: product.url })
  await openForm(page)
  await fillContactDetails(page)
  expect(await readLeads()).toEqual([lead, lead])

  await releaseNewLead()
  await expect.poll(readLeads).toEqual([newLead, newLead])
  await fillCaseDetails(page)
  await fillEligibility(page)

  const { status, output } = await team.rollback('mfe-get-help')
  expect(status, output).toBe(0)
  await expect.poll(readLeads).toEqual([lead, lead])
  await getSubmitButton(page).click()
  expect((await readReceipt(page)).reference).toMatch(/^\w/)
  // Its script comes when it is asked for, from the release that the page began with.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  await download

  const { output: history } = await team.release('mfe-get-help', '--history')
  const [now, between, before] = Array.from(history.matchAll(/(0\.1\.\d-\w{12}) {2}Dana/g), ([, id]) => id)
  expect([now, between]).toEqual([before, expect.not.stringMatching(before!)])
  expect(team.read('mfe-get-help/CHANGELOG.md')).toContain('Says it shorter')
})

test('some visitors get a canary, and all get it once it is promoted', async () => {
  const open = async (headers: Record<string, string>) =>
    (await (await fetch(`${second.url}/get-help`, { headers })).text()).includes(newLead)
  await releaseNewLead('--canary', '30')
  await expect.poll(() => open({ cookie: 'canary_share=29' })).toBe(true)
  expect(await open({ cookie: 'canary_share=30' })).toBe(false)
  expect(await open({ 'x-canary': 'mfe_get_help' })).toBe(true)
  expect(await open({ cookie: 'canary_share=0', 'x-canary': 'none' })).toBe(false)

  expect((await team.release('mfe-get-help', '--promote')).output).toContain('is live')
  await expect.poll(readLeads).toEqual([newLead, newLead])
  await team.rollback('mfe-get-help')
  await expect.poll(readLeads).toEqual([lead, lead])
})

test('a form that would break is named and stays out', async () => {
  const contract = team.edit('shell/kit/src/contract.ts', 'contract = 5 as const', 'contract = 6 as const')
  onTestFinished(contract)
  team.writeChangeset('mfe-get-help', 'For another contract')
  const { status, output } = await team.release('mfe-get-help')
  expect(status).toBe(1)
  expect(output).toContain('it was built for contract 6, the shell speaks 5')
  expect(await readLeads()).toEqual([lead, lead])
})

test('a schema that lacks what somebody sends is named with the operation and stays out', async () => {
  onTestFinished(
    team.edit(
      'services/requests/schema.graphql',
      '  endRequestAccess(accessToken: String!): Boolean! @public\n',
      '',
    ),
  )
  team.writeChangeset('@access/requests', 'Access ends by itself')
  const { status, output } = await team.release('requests')
  expect(status).toBe(1)
  expect(output).toMatch(
    /mfe_get_help 0\.1\.0-\w+, mutation EndRequestAccess: Cannot query field "endRequestAccess"/,
  )
  expect(readdirSync(path.join(team.store, 'registry'))).not.toContain('supergraph')
})

test('a shell that starts on a broken registry, or without the store, goes on with what it had', async () => {
  const registry = path.join(team.store, 'registry/mfe_get_help')
  const [last] = readdirSync(registry).toSorted().toReversed()
  const next = path.join(registry, `${String(Number(last!.slice(0, 8)) + 1).padStart(8, '0')}.jws`)
  writeFileSync(next, 'not a line')
  onTestFinished(() => rmSync(next))
  await second.stop()
  second = await startSecond()
  expect(await readLeads()).toEqual([lead, lead])

  await second.stop()
  second = await startSecondShell({
    dataDir: product.dataDir,
    releases: { ...team, store: path.join(product.dataDir, 'nowhere') },
    copies: getCopies('second'),
  })
  expect(await readLeads()).toEqual([lead, lead])
})
