/** Which variant of the site a visitor gets: the one without canaries, or with those of some remotes. */
import type { IncomingMessage } from 'node:http'
import type { RemoteName } from '../../src/remotes/registry.ts'

/** The names of the remotes of which it has the canary, sorted, with commas between them; empty without any. */
export type Variant = string

/** The one without canaries. */
export const liveVariant: Variant = ''

export const formatVariant = (names: RemoteName[]): Variant => names.toSorted().join(',')

export const isCanary = (variant: Variant, name: RemoteName) => variant.split(',').includes(name)

const variants = new WeakMap<IncomingMessage, Variant>()

/** Remembers the variant that was chosen for a request, for as long as there is the request. */
export const setVariant = (request: IncomingMessage, variant: Variant) => void variants.set(request, variant)

export const getVariant = (request: IncomingMessage): Variant => variants.get(request) ?? liveVariant
