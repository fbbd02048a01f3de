/**
 * Step-up authentication: what can harm many people at once wants a password or a second factor given just now, so that
 * an unattended screen or a stolen token is not enough.
 */
import { type MiddlewareFn, UseMiddleware } from 'type-graphql'
import { type Administrator, type Context, requireSessionOwner } from '../context/context.ts'
import { SecondFactorNeeded } from '../errors/errors.ts'

/** For how long a password or a second factor counts as given just now, in milliseconds. */
export const stepUpWindowMs = 5 * 60_000

const isRecent = (administrator: Administrator | null | undefined, now = Date.now()) =>
  (administrator?.verifiedAt ?? 0) > now - stepUpWindowMs

/**
 * The administrator who is signed in and has confirmed that it is them within five minutes; throws `SecondFactorNeeded` otherwise.
 * Whether a restricted session gets this far is for `@Authorized(permission)` or `@SessionOwner()` to say.
 */
export async function requireStepUp(context: Context): Promise<Administrator> {
  const administrator = requireSessionOwner(context)
  // What a cache knows may be older than the confirmation.
  if (isRecent(administrator) || isRecent(await context.refreshAdministrator?.())) return administrator
  throw new SecondFactorNeeded()
}

/** For resolvers, beside `@Authorized(permission)`. File routes ask `getAdministrator(request, permission, { stepUp: true })`. */
export const StepUp = (): MethodDecorator => UseMiddleware(checkStepUp)

const checkStepUp: MiddlewareFn<Context> = async ({ context }, next) => {
  await requireStepUp(context)
  return next()
}
