import { expect, test } from 'vitest'
import { ownerOf } from './registry.ts'

test('each address belongs to one remote', () => {
  expect(ownerOf('/')).toEqual({ name: 'mfe_public', prefix: '/' })
  expect(ownerOf('/cases/1')).toEqual({ name: 'mfe_public', prefix: '/' })
  expect(ownerOf('/get-help')).toEqual({ name: 'mfe_get_help', prefix: '/get-help' })
  expect(ownerOf('/get-help/status')).toEqual({ name: 'mfe_get_help', prefix: '/get-help' })
  expect(ownerOf('/admin/cases')).toEqual({ name: 'mfe_admin', prefix: '/admin' })
})

test('an address that only begins like another remote’s is not theirs', () => {
  expect(ownerOf('/administration').name).toBe('mfe_public')
  expect(ownerOf('/get-helped').name).toBe('mfe_public')
})
