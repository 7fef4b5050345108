CREATE TABLE "kept_edition" (
	"name" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"attribution" text,
	"row_count" integer NOT NULL,
	"rejected_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"revision" integer NOT NULL,
	"bundled" boolean NOT NULL,
	"rows_sum" text,
	"file_hash" text,
	"columns" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_part" (
	"dataset" text NOT NULL,
	"content_hash" text NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "kept_part_dataset_content_hash_part_pk" PRIMARY KEY("dataset","content_hash","part")
);
--> statement-breakpoint
ALTER TABLE "dataset" ADD COLUMN "rows_sum" text;--> statement-breakpoint
ALTER TABLE "dataset" ADD COLUMN "file_hash" text;