/** What a role may not call, no screen that it may open asks for, but where a part of it asks for the permission. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listRoles, type Permission, type Role, roles } from '@access/service-kit/roles/roles.rules'
import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { screens } from '../screens.ts'

/** Operations that some of those who may open their screen lack, and what has to be asked before they are offered. */
const guarded: Record<string, Permission[]> = {
  Dashboard: ['manageContent', 'workOnRequests', 'readAuditLog'],
  // On the dashboard of administrators who see the whole office.
  RequestStatistics: ['readAllRequests'],
  // On a request of an attorney.
  DecideConflictMatch: ['checkConflicts'],
  ConcludeConflictCheck: ['checkConflicts'],
  OpenWithoutConflictCheck: ['checkConflicts'],
  SaveParty: ['checkConflicts'],
  RemoveParty: ['checkConflicts'],
  OpenMatching: ['matchAttorneys'],
  OfferToAttorney: ['matchAttorneys'],
  RevokeOffer: ['matchAttorneys'],
  AssignRequest: ['assignRequests'],
  ClaimNextRequest: ['assignRequests'],
  AssignRequests: ['assignRequests'],
  // On the dashboard of an attorney, and on one of their matters.
  OwnMatters: ['takeMatters'],
  OpenOwnOffer: ['takeMatters'],
  DeclareOwnConflict: ['takeMatters'],
  AnswerOwnOffer: ['takeMatters'],
  SubmitClosingReport: ['takeMatters'],
  // In the account of somebody who works on requests.
  ColleagueRequests: ['workOnRequests'],
  SaveAbsence: ['workOnRequests'],
  EndAbsence: ['workOnRequests'],
  HandOverRequests: ['workOnRequests'],
}

const sources = path.join(import.meta.dirname, '..')

/** The permission of each field, as the gateway's table has it; public ones are not in it. */
const permissions = new Map(
  [
    ...readFileSync(path.join(sources, '../../gateway/permissions.md'), 'utf8').matchAll(
      /^\| (\w+) \| (?:query|mutation) \| \w+ \| (\w+) \|$/gm,
    ),
  ].map(([, field, permission]) => [field!, permission as Permission]),
)

/** What the account shows of another screen's folder. */
const shownInAccount = ['administrators/colleagues.graphql', 'administrators/sessions.graphql']

/** The roles that may open a screen on which the operations of a file are. */
function listViewers(file: string): Role[] {
  const folder = path.dirname(file).split(path.sep)[0]!
  const showing = screens.filter(
    (screen) =>
      String(screen.load).includes(`/${folder}/`) ||
      (screen.path === 'account' && shownInAccount.includes(file)),
  )
  const opened = showing.flatMap(({ permission }) => listRoles(permission))
  return roles.filter((role) => opened.includes(role))
}

const listRootFields = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  )

/** Of the operations of the screens, those that somebody would be refused, with the permissions that they need. */
function listGuarded() {
  const files = globSync('*/**/*.graphql', { cwd: sources })
  const operations = files.flatMap((file) => {
    const viewers = listViewers(file)
    return parse(readFileSync(path.join(sources, file), 'utf8')).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return []
      const needed = listRootFields(definition).flatMap((field) => permissions.get(field) ?? [])
      const lacking = needed.filter((permission) =>
        viewers.some((role) => listRoles(permission)?.includes(role) === false),
      )
      return lacking.length > 0 ? [[definition.name!.value, [...new Set(lacking)]] as const] : []
    })
  })
  return Object.fromEntries(operations)
}

test('an operation that a role of its screen may not call is known, and offered where its permission is asked for', () => {
  expect(permissions.size).toBeGreaterThan(100)
  const sort = (table: Record<string, readonly string[]>) =>
    Object.entries(table)
      .map(([name, needed]) => `${name}: ${needed.toSorted().join(', ')}`)
      .toSorted()
  expect(sort(listGuarded())).toEqual(sort(guarded))
})
