import { expect, test } from 'vitest'
import { getLoginUrl, getRedirectTarget } from './login-redirect.ts'

const getRedirectFor = (next: string) => getRedirectTarget(`?${new URLSearchParams({ next })}`)

test('the login remembers the screen one wanted', () => {
  expect(getLoginUrl({ pathname: '/admin/cases', search: '?page=2' })).toBe(
    '/admin/login?next=%2Fadmin%2Fcases%3Fpage%3D2',
  )
  expect(getRedirectFor('/admin/cases?page=2')).toBe('/admin/cases?page=2')
})

test('without a wish one comes to the dashboard', () => {
  expect(getLoginUrl({ pathname: '/admin/dashboard', search: '' })).toBe('/admin/login')
  expect(getRedirectTarget('')).toBe('/admin/dashboard')
})

test.each([
  'https://elsewhere.example/admin/cases',
  '//elsewhere.example/admin/cases',
  '/\\elsewhere.example',
  '/admin/../..//elsewhere.example',
  '/admin/..//elsewhere.example',
  '/admin/\t/elsewhere.example',
  'javascript:alert(1)',
  '/get-help',
  '/admin/login?next=/admin/cases',
  '',
])('a wish for %j leads to the dashboard', (wish) => {
  expect(getRedirectFor(wish)).toBe('/admin/dashboard')
})
