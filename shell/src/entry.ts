/** The first script of every page: has all others wait until the page is painted, and then come at once. */
import '@access/kit/styles/index.css'
import './icon.svg'
import { type BootData, bootElementId } from './remotes/boot-data.ts'
import { waitForPaint } from './wait-for-paint.ts'

const boot = JSON.parse(document.getElementById(bootElementId)!.textContent) as BootData

waitForPaint(async () => {
  prepareFormats()
  // As the remote's own runtime requests them, or they would be fetched twice.
  for (const { href, integrity } of boot.preloads) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      integrity,
      href,
    })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
  // One after the other, so that none of it holds up for long what somebody does meanwhile.
  await import(/* webpackChunkName: "page" */ 'react-dom/client')
  await waitForNextTask()
  const { hydratePage } = await import(/* webpackChunkName: "page" */ './hydrate-page.tsx')
  await waitForNextTask()
  hydratePage(boot)
})

/** The first number and the first date take long. Here each has a task of its own, while the network is waited for. */
function prepareFormats() {
  setTimeout(() => new Intl.NumberFormat('en-US').format(0))
  setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: boot.office.timeZone }).format())
}

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve))
