import { randomUUID } from "node:crypto";
import { saveView } from "#app/domain/saved-views/saved-views.server.ts";
import { deleteTask } from "#app/domain/tasks/change-task.server.ts";
import { addComment } from "#app/domain/tasks/comments.server.ts";
import { db } from "#app/platform/database.server.ts";
import { savedViews } from "#db/schema/saved-views.ts";
import { taskComments } from "#db/schema/tasks.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { password, undo, type Writes } from "./write.ts";

const aLead = async () => ({ leadId: (await createLead()).id });
const aTask = async () => ({ taskId: (await createTask()).id });

/** Leads, tasks and saved views. */
export const deskWrites: Writes = {
  "admin/leads/inbox": {
    "change status and owner": async () => ({
      form: { ...(await aLead()), status: "qualified", owner: "me" },
    }),
  },
  "admin/leads/lead": {
    deal: async () => {
      const lead = await createLead();
      const version = String(lead.version);
      return {
        params: { leadId: lead.id },
        form: { intent: "deal", value: "5000", nextStep: "Call", version },
      };
    },
    contact: async () => {
      const lead = await createLead();
      const { name, phone } = lead;
      const version = String(lead.version);
      return {
        params: { leadId: lead.id },
        form: { intent: "contact", name, email: "ines.duarte@ferries.example", phone: phone ?? "", version },
      };
    },
    note: async () => ({ params: await aLead(), form: { intent: "note", note: "Called." } }),
    reply: async () => ({
      params: await aLead(),
      form: { intent: "reply", id: randomUUID(), subject: "Ferries", body: "Thank you." },
    }),
  },
  "admin/leads/deliveries": {
    retry: async () => ({ params: await aLead(), form: { delivery: "webhook" } }),
  },
  "admin/leads/status": {
    change: async () => ({ params: await aLead(), form: { status: "qualified" } }),
  },
  "admin/leads/person-erasure": {
    erase: async () => {
      const { id, email } = await createLead();
      return { form: { q: email, leadId: id, password } };
    },
  },
  "admin/leads/person-export": { export: async () => ({ form: await aLead() }) },
  "admin/tasks/new": {
    create: () => ({ form: { title: "Call Ines" } }),
  },
  "admin/tasks/task": {
    save: async () => {
      const task = await createTask();
      const version = String(task.version);
      return { params: { taskId: task.id }, form: { title: "Call Ines again", version } };
    },
  },
  "admin/tasks/checklist": {
    add: async () => ({ params: await aTask(), form: { verb: "add", text: "Find the number" } }),
  },
  "admin/tasks/comments": {
    add: async () => ({ params: await aTask(), form: { body: "Done tomorrow." } }),
    remove: async (owner) => {
      const params = await aTask();
      await addComment(params.taskId, "Done tomorrow.", owner);
      const [comment] = await db.select().from(taskComments);
      return { params, form: { ...undo, commentId: comment?.id ?? "" } };
    },
  },
  "admin/tasks/place": {
    move: async () => ({ params: await aTask(), form: { status: "done" } }),
  },
  "admin/tasks/removal": {
    delete: async () => ({ params: await aTask() }),
    restore: async (owner) => {
      const params = await aTask();
      await deleteTask(params.taskId, owner);
      return { params, form: undo };
    },
  },
  "admin/saved-views": {
    save: () => ({ form: { area: "tasks", name: "Mine", query: "mine=yes" } }),
    remove: async (owner) => {
      await saveView({ area: "tasks", name: "Mine", query: "", isShared: false }, owner);
      const [view] = await db.select().from(savedViews);
      return { form: { ...undo, id: view?.id ?? "" } };
    },
  },
};
