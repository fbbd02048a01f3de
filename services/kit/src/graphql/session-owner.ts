/** Access of anyone who is signed in, also while their session is restricted: for what ends the restriction. */
import { Directive, type MiddlewareFn, UseMiddleware } from 'type-graphql'
import { type Context, requireSessionOwner } from '../context/context.ts'
import { Forbidden } from '../errors/errors.ts'
import { hasPermission } from '../roles/roles.rules.ts'
import { formatAccess } from './access.ts'

type FieldDecorator = (target: object, name: string | symbol, descriptor?: PropertyDescriptor) => void

/** What every role may. */
const permission = 'useOwnAccount'

/** Instead of `@Authorized(permission)`, which lets nobody of a restricted session in. */
export const SessionOwner = (): FieldDecorator => (target, name, descriptor) => {
  ;(UseMiddleware(checkSessionOwner) as FieldDecorator)(target, name, descriptor)
  ;(Directive(formatAccess(permission)) as FieldDecorator)(target, name, descriptor)
}

const checkSessionOwner: MiddlewareFn<Context> = async ({ context }, next) => {
  if (!hasPermission(requireSessionOwner(context).role, permission)) throw new Forbidden()
  return next()
}
