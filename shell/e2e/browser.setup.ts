import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { findJourneyBrowser } from '../../infra/run/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where journeys reach the Chromium that they share. */
    browserEndpoint: string
  }
}

const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One Chromium for all journeys of a run, in which each person has a profile of their own. */
export default async function setup(project: TestProject) {
  const browser = await chromium.launchServer({
    executablePath: findJourneyBrowser(),
    args: chromiumFlags,
  })
  project.provide('browserEndpoint', browser.wsEndpoint())
  return () => browser.close()
}
