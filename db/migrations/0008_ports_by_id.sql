ALTER TABLE "port" DROP CONSTRAINT "port_pkey";--> statement-breakpoint
ALTER TABLE "port" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "port" SET "id" = "unlocode";--> statement-breakpoint
ALTER TABLE "port" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "port" ADD PRIMARY KEY ("id");
