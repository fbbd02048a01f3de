import { expect, test } from 'vitest'
import { findRemoteForPath } from './registry.ts'

test('each address belongs to one remote', () => {
  expect(findRemoteForPath('/')).toEqual({ name: 'mfe_public', prefix: '/' })
  expect(findRemoteForPath('/cases/1')).toEqual({ name: 'mfe_public', prefix: '/' })
  expect(findRemoteForPath('/get-help')).toEqual({ name: 'mfe_get_help', prefix: '/get-help' })
  expect(findRemoteForPath('/get-help/status')).toEqual({ name: 'mfe_get_help', prefix: '/get-help' })
  expect(findRemoteForPath('/admin/cases')).toEqual({ name: 'mfe_admin', prefix: '/admin' })
})

test('an address that only begins like another remote’s is not theirs', () => {
  expect(findRemoteForPath('/administration').name).toBe('mfe_public')
  expect(findRemoteForPath('/get-helped').name).toBe('mfe_public')
})
