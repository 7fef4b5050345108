CREATE TABLE "unit_journal" (
	"id" text PRIMARY KEY NOT NULL,
	"settled" integer NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL
);
