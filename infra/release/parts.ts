/** Every part that is released on its own. */
import { remotes, services } from '../build/targets.ts'
import { gatewayPart } from './gateway-part.ts'
import type { Part } from './part.ts'
import { createRemotePart } from './remote-part.ts'
import { createServicePart } from './service-part.ts'
import { shellPart } from './shell-part.ts'

const parts: Part[] = [
  ...remotes.map(createRemotePart),
  ...services.map(({ name }) => createServicePart(name)),
  shellPart,
  gatewayPart,
]

/** By its name as it is typed, such as `mfe-get-help`, which is one of `names.mjs`. */
export const findPart = (typedName: string): Part =>
  parts.find(({ name }) => name === typedName.replaceAll('-', '_'))!
