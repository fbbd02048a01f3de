/** Every menu link, once: header, drawer and footer choose from here. */

export type MenuLink = {
  to: string
  text: string
  /** What lies behind the link, said under it. */
  description?: string
}

const aboutUs: MenuLink = { to: '/about', text: 'About Us', description: 'Our history, mission, and impact' }
const constitution: MenuLink = {
  to: '/constitution',
  text: 'Constitution',
  description: 'Our governing document',
}
const services: MenuLink = { to: '/services', text: 'Our Services' }
const cases: MenuLink = { to: '/cases', text: 'Cases & Impact' }
const events: MenuLink = { to: '/events', text: 'Events' }

/** The header's menu in order; a group opens. */
export const mainMenu: readonly (MenuLink | { text: string; links: readonly MenuLink[] })[] = [
  { to: '/', text: 'Home' },
  { text: 'About Us', links: [aboutUs, constitution] },
  services,
  { to: '/team', text: 'Team' },
  cases,
  { to: '/judgments', text: 'Judgments' },
  events,
  { to: '/blog', text: 'Blog' },
  { to: '/contact', text: 'Contact' },
]

/** The same pages in one list, for the drawer. */
export const allPages: readonly MenuLink[] = mainMenu.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
)

export const searchPage: MenuLink = { to: '/search', text: 'Search' }

export const requestLegalAid: MenuLink = { to: '/get-help', text: 'Request Legal Aid' }

/** For who has asked for help already. */
export const checkRequest: MenuLink = { to: '/get-help/status', text: 'Check my request' }

/** The footer's lists, which call some pages by a longer name. */
export const footerMenus: readonly { title: string; links: readonly MenuLink[] }[] = [
  { title: 'Quick Links', links: [aboutUs, services, { to: '/team', text: 'Our Team' }, cases] },
  {
    title: 'Resources',
    links: [
      { to: '/blog', text: 'Blog & News' },
      events,
      { to: '/judgments', text: 'Judgments Database' },
      constitution,
    ],
  },
]

/** The last line of the footer. */
const lastLinks: readonly MenuLink[] = [
  checkRequest,
  { to: '/privacy', text: 'Privacy Policy' },
  { to: '/terms', text: 'Terms of Service' },
  { to: '/accessibility', text: 'Accessibility' },
  { to: '/stay-safe', text: 'Staying Safe' },
]

/** Those that an organization switches on, behind them. */
const extraLinks: readonly MenuLink[] = [
  { to: '/donate', text: 'Give' },
  { to: '/volunteer', text: 'Volunteer' },
  { to: '/press', text: 'Press' },
  { to: '/board', text: 'Board and Finances' },
]

export const listLastLinks = (extraPages: readonly string[]): MenuLink[] => [
  ...lastLinks,
  ...extraLinks.filter(({ to }) => extraPages.includes(to.slice(1))),
]

/** What `aria-current` a link carries: 'page' on its own page, 'true' on one further inside its section. */
export function getAriaCurrent(pathname: string, { to }: MenuLink): 'page' | 'true' | undefined {
  const currentPath = pathname.replace(/\/+$/, '') || '/'
  if (currentPath === to) return 'page'
  return to !== '/' && currentPath.startsWith(`${to}/`) ? 'true' : undefined
}
