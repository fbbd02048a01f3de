/** The stops of the tour: what is where, in the order in which one needs it. */

export interface TourStep {
  title: string
  text: string
  /** Of what it is about, as a selector; a stop whose element is not in sight is left out. */
  target: string
  /** Where it is explained, unless there is room below. */
  placement?: 'right'
}

const tourSteps: TourStep[] = [
  {
    title: 'To do',
    text: 'Each count leads to its list, and stays up to date.',
    target: '[aria-label="Pending work"]',
  },
  {
    title: 'Your offers and matters',
    text: 'New offers show the day by which to answer. Your matters are below.',
    target: '[data-tour="matters"]',
  },
  {
    title: 'Everything you can open',
    text: 'The menu lists every screen of your role, with its counts.',
    target: 'nav[aria-label="Portal"]',
    placement: 'right',
  },
  {
    title: 'The menu',
    text: 'The menu lists every screen of your role, with its counts.',
    target: '[data-tour="menu"]',
  },
  {
    title: 'Find anything',
    text: 'Press Ctrl+K on any screen, or this button: for a page, a reference, a title or a person.',
    target: '[aria-keyshortcuts="Control+K Meta+K"]',
  },
  {
    title: 'Your account',
    text: 'Your password and second factor, which emails you get, and the days you are away.',
    target: 'nav[aria-label="Portal"] a[href="/admin/account"]',
    placement: 'right',
  },
]

export const findTarget = ({ target }: TourStep) => document.querySelector<HTMLElement>(target)

/** Those whose element is in sight; where a browser cannot say, those that have one. */
export const listTourSteps = (): TourStep[] =>
  tourSteps.filter((step) => {
    const target = findTarget(step)
    return target !== null && (target.checkVisibility?.() ?? true)
  })
