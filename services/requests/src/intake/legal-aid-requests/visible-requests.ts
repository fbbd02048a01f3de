/** Which requests somebody may see at all: every list, count, search and single read asks here. */
import { type Administrator, isUuid, rawSql, type SqlExpression } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { type EntityManager, type FilterQuery, type FindOneOptions, raw } from '@mikro-orm/postgresql'
import { LegalAidRequest } from './legal-aid-request.entity.ts'

/** As the rules need them. */
export type Viewer = Pick<Administrator, 'id' | 'role'>

/** As a condition in SQL: all requests, or those that are assigned to them. */
export const getVisibleCondition = ({ id, role }: Viewer): SqlExpression =>
  hasPermission(role, 'readAllRequests') ? rawSql('true') : { sql: '"assignee_id" = ?', values: [id] }

/** The same condition, as a filter. */
export function getVisibleFilter(viewer: Viewer): FilterQuery<LegalAidRequest> {
  const { sql, values } = getVisibleCondition(viewer)
  return { [raw(sql, values)]: [] }
}

/** The request with this id; null when there is none, or none that they may see, which is told to nobody. */
export const findVisibleRequest = async (
  em: EntityManager,
  viewer: Viewer,
  id: string,
  options: FindOneOptions<LegalAidRequest> = {},
): Promise<LegalAidRequest | null> =>
  isUuid(id) ? em.findOne(LegalAidRequest, { $and: [{ id }, getVisibleFilter(viewer)] }, options) : null
