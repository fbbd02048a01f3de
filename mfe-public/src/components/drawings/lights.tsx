/** The light that a place is in: bright right behind what happens there, so that nothing dark is lost before a dark wall. */
import type { ReactNode } from 'react'

const lamp: ReactNode = (
  <>
    <path className="f-glow" d="M292 40H348L456 330H184Z" />
    <path className="draw s-deep" strokeWidth="4" d="M320 0V14" />
    <path className="f-deep" d="M284 42a36 30 0 0 1 72 0Z" />
    <circle className="f-light" cx="320" cy="44" r="9" />
  </>
)

/** The sun or the moon, low and right behind. */
const halo: ReactNode = (
  <>
    <circle className="f-glow" cx="320" cy="184" r="132" />
    <path className="f-glow" d="M196 258H444L520 330H120Z" />
  </>
)

const doorway: ReactNode = (
  <>
    <path className="f-deep" d="M216 258V128a104 104 0 0 1 208 0v130Z" />
    <path className="f-glow" d="M228 258V130a92 92 0 0 1 184 0v128Z" />
    <path className="f-glow" d="M228 258H412L500 330H140Z" />
  </>
)

const tallWindow: ReactNode = (
  <>
    <path className="f-glow" d="M222 244V126a98 98 0 0 1 196 0v118Z" />
    <path
      className="draw s-soft"
      strokeWidth="3"
      d="M288 34V244M352 34V244M222 136H418M222 244V126a98 98 0 0 1 196 0v118Z"
    />
    <path className="f-glow" d="M222 262H418L500 330H140Z" />
  </>
)

export const lights = { lamp, halo, doorway, tallWindow, none: null }

export type Light = keyof typeof lights
