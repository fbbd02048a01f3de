/** Somebody practised at work in the portal, each of whose acts is counted, and each wait for the product timed. */

import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { findHesitations, type HesitationKind, hesitationKinds, readScreen } from './hesitations.ts'
import {
  countKeys,
  countKeystrokes,
  getClick,
  getKeys,
  getPractisedSeconds,
  type Operator,
} from './keystroke-level.ts'

/** What a task took. */
export interface Effort {
  clicks: number
  fields: number
  /** Those that are no text. */
  keys: number
  /** Addresses and dialogs that were passed. */
  screens: number
  waitedSeconds: number
  practisedSeconds: number
  hesitations: Partial<Record<HesitationKind, number>>
}

const sum = (values: (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** What a task took all who had a part in it. */
export const addEfforts = (efforts: readonly Effort[]): Effort => ({
  clicks: sum(efforts.map(({ clicks }) => clicks)),
  fields: sum(efforts.map(({ fields }) => fields)),
  keys: sum(efforts.map(({ keys }) => keys)),
  screens: sum(efforts.map(({ screens }) => screens)),
  waitedSeconds: sum(efforts.map(({ waitedSeconds }) => waitedSeconds)),
  practisedSeconds: sum(efforts.map(({ practisedSeconds }) => practisedSeconds)),
  hesitations: Object.fromEntries(
    hesitationKinds
      .map((kind) => [kind, sum(efforts.map(({ hesitations }) => hesitations[kind]))] as const)
      .filter(([, count]) => count > 0),
  ),
})

export type Device = 'mouse' | 'keyboard'

export interface Person {
  readonly page: Page
  /** Presses a control, and waits until `result` is there. */
  click(control: Locator, result?: Locator): Promise<void>
  /** Fills in a field, which is pointed at unless it has the focus already. */
  type(field: Locator, text: string): Promise<void>
  /** Chooses of a native select: it is opened, and the option pressed. */
  choose(select: Locator, option: string): Promise<void>
  /** Presses a key, or some together: `Control+k`. */
  press(shortcut: string, result?: Locator): Promise<void>
  /** Presses a key again and again, until the focus is on the control. */
  pressUntil(key: string, control: Locator): Promise<void>
  /** Goes on with Tab until the focus is on the control. */
  tabTo(control: Locator): Promise<void>
  /** Chooses a file; what the system's own window for that takes is no part of it. */
  upload(
    button: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
    result: Locator,
  ): Promise<void>
  getEffort(): Effort
}

/** How precisely a wait is known, in milliseconds. */
const pollInterval = 20
const maxWait = 60_000
/** How often the same key is pressed at most. */
const maxTimes = 120

/** @param onHesitation is told of each, and of the control that it is about */
export function createPerson(
  page: Page,
  waitForIdle: () => Promise<void>,
  device: Device,
  onHesitation: (kind: HesitationKind, control: string) => void = () => {},
): Person {
  const operators: Operator[] = []
  const hesitations: Effort['hesitations'] = {}
  let [clicks, fields, keys, screens, waitedMs] = [0, 0, 0, 0, 0]
  let isHandOnKeys = device === 'keyboard'
  let lastKey = ''

  function hesitate(kind: HesitationKind, control: string) {
    hesitations[kind] = (hesitations[kind] ?? 0) + 1
    onHesitation(kind, control)
  }

  /** Does something, waits for what comes of it, and notes what is to be seen then. */
  async function act(perform: () => Promise<unknown>, result?: Locator): Promise<void> {
    const before = await readScreen(page)
    const startedAt = performance.now()
    await perform()
    if (result) {
      await waitUntilVisible(result)
      waitedMs += performance.now() - startedAt
    }
    // Nobody acts again within the same blink: what a screen goes on to load is there by then.
    await waitForIdle()
    const after = await readScreen(page)
    if (after.address !== before.address) screens += 1
    if (after.dialog && after.dialog !== before.dialog) screens += 1
    if (before.isQuestion && !after.dialog) hesitate('asked twice', before.dialog)
    if (isHandOnKeys && device === 'keyboard' && after.isFocusLost && !before.isFocusLost)
      hesitate('lost focus', after.dialog || after.address)
  }

  async function point(control: Locator, isCommand: boolean): Promise<void> {
    for (const kind of await findHesitations(page, control)) hesitate(kind, String(control))
    clicks += 1
    operators.push(...getClick({ isHandOnKeys, isCommand }))
    isHandOnKeys = false
    lastKey = ''
    await control.scrollIntoViewIfNeeded()
  }

  function noteKeys(count: number, isCommand: boolean) {
    operators.push(...getKeys(count, { isHandOnKeys, isCommand }))
    isHandOnKeys = true
  }

  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

  async function press(shortcut: string, result?: Locator) {
    noteKeys(countKeys(shortcut), shortcut !== lastKey)
    keys += countKeys(shortcut)
    lastKey = shortcut
    await act(() => page.keyboard.press(shortcut), result)
  }

  async function pressUntil(key: string, control: Locator) {
    await control.waitFor()
    for (let times = 0; !(await isFocused(control)); times += 1) {
      if (times === maxTimes) throw new Error(`${key} does not lead to ${control}`)
      noteKeys(1, lastKey !== key)
      keys += 1
      lastKey = key
      await page.keyboard.press(key)
    }
  }

  return {
    page,
    async click(control, result) {
      await point(control, true)
      await act(() => control.click(), result)
    },
    async type(field, text) {
      if (!(await isFocused(field))) {
        await point(field, false)
        await field.click()
      }
      fields += 1
      noteKeys(countKeystrokes(text), false)
      lastKey = ''
      // A field for a day takes it as the browser writes it.
      await act(() => field.fill(text))
    },
    async choose(select, option) {
      await point(select, true)
      clicks += 1
      operators.push(...getClick({ isHandOnKeys, isCommand: false }))
      await act(async () => {
        await select.click()
        await select.page().getByRole('option', { name: option, exact: true }).click()
      })
    },
    press,
    pressUntil,
    tabTo: (control) => pressUntil('Tab', control),
    async upload(button, file, result) {
      await point(button, true)
      await act(async () => {
        const opened = page.waitForEvent('filechooser')
        await button.click()
        await (await opened).setFiles(file)
      }, result)
    },
    getEffort: () => ({
      clicks,
      fields,
      keys,
      screens,
      waitedSeconds: waitedMs / 1_000,
      practisedSeconds: getPractisedSeconds(operators),
      hesitations,
    }),
  }
}

/** Asked often: what Playwright waits for by itself, it looks for twice a second at last. */
async function waitUntilVisible(result: Locator): Promise<void> {
  for (const startedAt = performance.now(); !(await result.first().isVisible()); await wait(pollInterval))
    if (performance.now() - startedAt > maxWait) throw new Error(`Not there after a minute: ${result}`)
}
