import { expect, test } from 'vitest'
import { startPictureSite } from '../testing/picture-site.ts'
import { buildPicture } from '../testing/upload-files.ts'
import { fetchErrors, fetchPicture } from './fetch-picture.ts'
import { isPublicWebAddress } from './is-public-address.ts'

test('nothing on this machine is asked for, however it is written', async () => {
  const picture = await buildPicture()
  const { url, requests } = await startPictureSite((_request, response) => response.end(picture))
  const { port } = new URL(url)
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
  ])
    await expect(fetchPicture(`http://${host}:${port}/a.jpg`, isPublicWebAddress), host).rejects.toThrow(
      fetchErrors.notPublic,
    )
  expect(requests).toEqual([])
})

test.each([
  'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'http://10.0.0.1/admin.png',
  'http://192.168.0.1/a.png',
])('%s is refused without a connection', async (address) => {
  await expect(fetchPicture(address, isPublicWebAddress)).rejects.toThrow(fetchErrors.notPublic)
})

test.each(['http://93.184.216.34:22/a.png', 'https://93.184.216.34:6379/a.png'])(
  '%s is refused for its port',
  async (address) => {
    await expect(fetchPicture(address, isPublicWebAddress)).rejects.toThrow(fetchErrors.notPublic)
  },
)

test.each(['file:///etc/passwd', 'ftp://93.184.216.34/a.png', 'data:image/png;base64,AAAA'])(
  '%s is no address of the web',
  async (address) => {
    await expect(fetchPicture(address, isPublicWebAddress)).rejects.toThrow(fetchErrors.notWeb)
  },
)
