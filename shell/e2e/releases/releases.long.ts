import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '../../../infra/run/testing/product.ts'
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

/** Parts are released on their own, into a store that two shells follow. */

const journey = 'mfe-get-help/src/journey/journey.ts'
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
  for (const name of ['mfe-public', 'mfe-get-help', 'mfe-admin']) {
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
  const restore = team.edit(journey, lead, newLead)
  onTestFinished(restore)
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
  const { output: history } = await team.release('mfe-get-help', '--history')
  expect(Array.from(history.matchAll(/(\w+) {2}Dana/g), ([, status]) => status)).toEqual(['live', 'retired'])
})

test('an administrator tries a form before others get it, and all get it once it is promoted', async () => {
  const open = async (cookie: string) =>
    (await (await fetch(`${second.url}/get-help`, { headers: { cookie } })).text()).includes(newLead)
  await releaseNewLead('--try')
  await expect.poll(() => open('known_device=a; release_trial=on')).toBe(true)
  expect(await readLeads()).toEqual([lead, lead])

  expect((await team.release('mfe-get-help', '--promote')).output).toContain('is live')
  await expect.poll(readLeads).toEqual([newLead, newLead])
  await team.rollback('mfe-get-help')
  await expect.poll(readLeads).toEqual([lead, lead])
})

test('a form that would break is named and stays out', async () => {
  const contract = team.edit('shell/kit/src/contract.ts', 'contract = 5 as const', 'contract = 6 as const')
  onTestFinished(contract)
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
  const { status, output } = await team.release('requests')
  expect(status).toBe(1)
  expect(output).toMatch(/mfe_get_help \w+, mutation EndRequestAccess: Cannot query field "endRequestAccess"/)
  expect(readFileSync(path.join(team.store, 'releases.json'), 'utf8')).not.toContain('supergraph')
})

test('a shell that starts on a broken list, or without the store, goes on with what it had', async () => {
  const list = path.join(team.store, 'releases.json')
  const signed = readFileSync(list)
  writeFileSync(list, 'not a list')
  onTestFinished(() => writeFileSync(list, signed))
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
