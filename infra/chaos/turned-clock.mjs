/**
 * Loaded before a Node process of a product whose clock is turned: its dates are off by the seconds in a file, which
 * is read again twenty times a second. Timers are not: they count by another clock.
 */

import { readFileSync } from 'node:fs'

const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const RealDate = Date
let offset = 0

function readOffset() {
  offset = Number.parseInt(readFileSync(file, 'utf8'), 10) * 1_000
}

readOffset()
setInterval(readOffset, 50).unref()

const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
