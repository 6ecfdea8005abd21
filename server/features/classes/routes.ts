import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { messageAnswer } from '../../contract/answers.ts'
import { deletedClassesAnswer } from '../../contract/bin.ts'
import {
  bookAccessRequest,
  classAnswer,
  classBooksAnswer,
  classChangeRequest,
  classesAnswer,
  classRequest,
  coTeacherRequest,
  joinAnswer,
  joinRequest,
} from '../../contract/classes.ts'
import { sessionOf } from '../../plugins/session.ts'
import { handoverRoutes } from './handoverRoutes.ts'
import type { ClassService } from './service.ts'
import { yearRoutes } from './yearRoutes.ts'

const tags = ['classes']
const config = { role: 'teacher' } as const
const params = z.object({ classId: z.string().max(64) })
const teacherParams = params.extend({ teacherId: z.string().max(64) })

/** /api/classes: making, naming, sharing and deleting classes, their codes and their books; and joining one. */
export function classRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(ownRoutes(classes))
    await app.register(deletedRoutes(classes))
    await app.register(sharingRoutes(classes))
    await app.register(handoverRoutes(classes))
    await app.register(yearRoutes(classes))

    app.post(
      '/classes/join',
      { schema: { tags, body: joinRequest, response: { 200: joinAnswer } } },
      async (request) => ({
        message: 'You have joined the class',
        data: await classes.join(sessionOf(request).account, request.body.code, request.ip),
      }),
    )
  }
}

function ownRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/classes', { config, schema: { tags, response: { 200: classesAnswer } } }, async (request) => ({
      data: await classes.list(sessionOf(request).account),
    }))

    app.post(
      '/classes',
      { config, schema: { tags, body: classRequest, response: { 201: classAnswer } } },
      async (request, reply) => {
        const { account } = sessionOf(request)
        const id = await classes.add(account, request.body)
        return reply.code(201).send({ data: await classes.whole(account, id) })
      },
    )

    app.get(
      '/classes/:classId',
      { config, schema: { tags, params, response: { 200: classAnswer } } },
      async (request) => ({
        data: await classes.whole(sessionOf(request).account, request.params.classId),
      }),
    )

    app.patch(
      '/classes/:classId',
      {
        config: { ...config, journal: 'class.changed' },
        schema: { tags, params, body: classChangeRequest, response: { 200: classAnswer } },
      },
      async (request) => {
        const { account } = sessionOf(request)
        await classes.change(account, request.params.classId, request.body)
        return { data: await classes.whole(account, request.params.classId) }
      },
    )

    app.delete(
      '/classes/:classId',
      { config, schema: { tags, params, response: { 200: messageAnswer } } },
      async (request) => {
        await classes.remove(sessionOf(request).account, request.params.classId)
        return { message: 'Class deleted' }
      },
    )
  }
}

function deletedRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classes/deleted',
      { config, schema: { tags, response: { 200: deletedClassesAnswer } } },
      async (request) => ({ data: await classes.deleted(sessionOf(request).account) }),
    )

    app.post(
      '/classes/:classId/restore',
      { config, schema: { tags, params, response: { 200: messageAnswer } } },
      async (request) => {
        await classes.restore(sessionOf(request).account, request.params.classId)
        return { message: 'Class restored' }
      },
    )
  }
}

function sharingRoutes(classes: ClassService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classes/:classId/join-code',
      { config: { ...config, journal: 'code.renewed' }, schema: { tags, params, response: { 200: classAnswer } } },
      async (request) => {
        const { account } = sessionOf(request)
        await classes.renewCode(account, request.params.classId)
        return { data: await classes.whole(account, request.params.classId) }
      },
    )

    app.post(
      '/classes/:classId/teachers',
      { config, schema: { tags, params, body: coTeacherRequest, response: { 200: classAnswer } } },
      async (request) => {
        const { account } = sessionOf(request)
        await classes.addTeacher(account, request.params.classId, request.body.email)
        return { data: await classes.whole(account, request.params.classId) }
      },
    )

    app.delete(
      '/classes/:classId/teachers/:teacherId',
      { config, schema: { tags, params: teacherParams, response: { 200: messageAnswer } } },
      async (request) => {
        await classes.removeTeacher(sessionOf(request).account, request.params.classId, request.params.teacherId)
        return { message: 'Teacher removed' }
      },
    )

    app.get(
      '/classes/:classId/books',
      { config, schema: { tags, params, response: { 200: classBooksAnswer } } },
      async (request) => ({ data: await classes.booksOf(sessionOf(request).account, request.params.classId) }),
    )

    app.put(
      '/classes/:classId/books',
      {
        config: { ...config, journal: 'books.changed' },
        schema: { tags, params, body: bookAccessRequest, response: { 200: classBooksAnswer } },
      },
      async (request) => ({
        data: await classes.decideBook(sessionOf(request).account, request.params.classId, request.body),
      }),
    )
  }
}
