/// <reference lib="dom" />

/**
 * Where somebody practised hesitates, by rules that can be counted. Before each act by mouse or in a field:
 *
 * - out of sight: the middle of the control is outside of the window, or something else lies on it;
 * - ambiguous: another visible control of the same kind has the same accessible name (in the dialog, where one is open);
 * - behind a menu: the control only opens a menu, in which the one that is wanted is.
 *
 * And after each act:
 *
 * - asked twice: a dialog is answered that has nothing to fill in and nothing to read but a sentence or two;
 * - lost focus: somebody works by keyboard, and the focus is on nothing.
 */

import type { Locator, Page } from 'playwright'

export const hesitationKinds = [
  'out of sight',
  'ambiguous',
  'behind a menu',
  'asked twice',
  'lost focus',
] as const
export type HesitationKind = (typeof hesitationKinds)[number]

/** What holds before the act on a control. */
export async function findHesitations(page: Page, control: Locator): Promise<HesitationKind[]> {
  const { isInSight, isMenu } = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const topElement = document.elementFromPoint(x, y)
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const isInSight =
      topElement !== null &&
      [element, ...labels].some((part) => part.contains(topElement) || topElement.contains(part))
    const isMenu =
      element.matches('[popovertarget], summary') ||
      ['true', 'menu'].includes(element.getAttribute('aria-haspopup') ?? '')
    return { isInSight, isMenu }
  })
  return [
    ...(isInSight ? [] : (['out of sight'] as const)),
    ...((await isNamedAlone(page, control)) ? [] : (['ambiguous'] as const)),
    ...(isMenu ? (['behind a menu'] as const) : []),
  ]
}

async function isNamedAlone(page: Page, control: Locator): Promise<boolean> {
  const [, role, name] = /^- (\w+) "((?:[^"\\]|\\.)*)"/.exec(await control.ariaSnapshot()) ?? []
  if (!role || !name) return true
  const scope = page.getByRole('dialog').filter({ visible: true }).last()
  const root = (await scope.count()) > 0 ? scope : page
  const namesakes = root.getByRole(role as Parameters<Page['getByRole']>[0], {
    name: JSON.parse(`"${name}"`) as string,
    exact: true,
  })
  return (await namesakes.filter({ visible: true }).count()) < 2
}

/** What somebody looks at: an address, with the part of it that chooses what is shown, and the dialog above it. */
export interface Screen {
  address: string
  /** Empty without one. */
  dialog: string
  /** Whether the dialog asks something and no more. */
  isQuestion: boolean
  isFocusLost: boolean
}

export const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const parameters = [...new URLSearchParams(location.search)].filter(([name]) =>
      ['tab', 'view', 'status', 'assignee', 'due', 'urgency', 'sort'].includes(name),
    )
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')]
      .filter((element) => element.checkVisibility())
      .at(-1)
    return {
      address: [location.pathname, ...parameters.map(String)].join(' '),
      dialog: dialog ? (dialog.querySelector('h1, h2, h3, [class*="title"]')?.textContent ?? 'dialog') : '',
      isQuestion:
        dialog !== undefined &&
        dialog.querySelector('input, textarea, select, ul, ol, dl, table, iframe, article') === null,
      isFocusLost: document.activeElement === null || document.activeElement === document.body,
    }
  })
